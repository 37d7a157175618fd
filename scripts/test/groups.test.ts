import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupFiles } from './groups.ts'

const files = (count: number) => Array.from({ length: count }, (_, rank) => `${rank}.test.ts`)

test('files share a process, so many at most, neighbours apart', () => {
  assert.deepEqual(groupFiles(files(7), 6), [
    ['0.test.ts', '2.test.ts', '4.test.ts', '6.test.ts'],
    ['1.test.ts', '3.test.ts', '5.test.ts'],
  ])
  assert.deepEqual(
    groupFiles(files(13), 6).map(({ length }) => length),
    [5, 4, 4],
  )
})

test('every file runs once, and no file makes no group', () => {
  assert.deepEqual(groupFiles(files(100)).flat().sort(), files(100).sort())
  assert.deepEqual(groupFiles([]), [])
})

test('what measures its own process has it for itself, and begins', () => {
  assert.deepEqual(groupFiles(['a.test.ts', 'b.alone.test.ts', 'c.test.ts']), [
    ['b.alone.test.ts'],
    ['a.test.ts', 'c.test.ts'],
  ])
})
