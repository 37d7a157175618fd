import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sayTried } from './tried.ts'

test('what was tried is added up over the attacks, and within one; a second try of a file counted once', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'essais-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'essais.jsonl')
  assert.deepEqual(sayTried(file), [])
  const lines = [
    { attaque: 'voisins', nombre: 1200, essai: 1 },
    { attaque: 'limites', nombre: 20, essai: 2 },
    { attaque: 'limites', nombre: 100, essai: 2 },
    { attaque: 'voisins', nombre: 1300, essai: 3 },
  ]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  assert.deepEqual(sayTried(file), ['1420 attacks tried: voisins 1300, limites 120'])
})
