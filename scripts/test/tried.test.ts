import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sayTried } from './tried.ts'

test('what was tried is added up over the attacks, a second try of one counted once', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'essais-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'essais.jsonl')
  assert.deepEqual(sayTried(file), [])
  const lines = [
    { attaque: 'voisins', nombre: 1200 },
    { attaque: 'medical', nombre: 40 },
    { attaque: 'voisins', nombre: 1300 },
  ]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  assert.deepEqual(sayTried(file), ['1340 attacks tried: voisins 1300, medical 40'])
})
