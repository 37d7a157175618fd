import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makePrivateFile, makePrivateFolder, makePrivateTree } from './index.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const fresh = () => mkdtempSync(join(tmpdir(), 'espace-adherent-modes-'))

test('a new folder is closed, with those on the way to it', () => {
  const folder = join(fresh(), 'a', 'b')
  makePrivateFolder(folder)
  assert.equal(modeOf(folder), '700')
  assert.equal(modeOf(join(folder, '..')), '700')
})

test('an open folder or file is closed; one that is closed further stays so', () => {
  const folder = fresh()
  chmodSync(folder, 0o755)
  makePrivateFolder(folder)
  assert.equal(modeOf(folder), '700')
  for (const [before, after] of [
    [0o644, '600'],
    [0o666, '600'],
    [0o640, '600'],
    [0o400, '400'],
  ] as const) {
    const file = join(folder, after + before)
    writeFileSync(file, 'x')
    chmodSync(file, before)
    makePrivateFile(file)
    assert.equal(modeOf(file), after)
  }
})

test('a tree is closed to its last file, but not what it only points to', () => {
  const [folder, elsewhere] = [fresh(), fresh()]
  chmodSync(elsewhere, 0o755)
  mkdirSync(join(folder, 'a', 'b'), { recursive: true })
  for (const open of ['a', 'a/b']) chmodSync(join(folder, open), 0o777)
  writeFileSync(join(folder, 'a', 'b', 'c'), 'x', { mode: 0o666 })
  symlinkSync(elsewhere, join(folder, 'a', 'lien'))
  makePrivateTree(folder)
  assert.equal(modeOf(join(folder, 'a')), '700')
  assert.equal(modeOf(join(folder, 'a', 'b')), '700')
  assert.equal(modeOf(join(folder, 'a', 'b', 'c')), '600')
  assert.equal(modeOf(elsewhere), '755')
})

test('a folder that users share is left as it is', () => {
  const folder = fresh()
  chmodSync(folder, 0o1777)
  makePrivateFolder(folder)
  assert.equal(modeOf(folder), '1777')
})
