import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { scratchFolder } from './scratch.ts'

test('a run is kept in memory only where there is some, and enough of it', () => {
  assert.equal(scratchFolder(import.meta.dirname, 1), import.meta.dirname)
  assert.equal(scratchFolder(import.meta.dirname, Number.MAX_SAFE_INTEGER), tmpdir())
  assert.equal(scratchFolder('/nowhere', 1), tmpdir())
})
