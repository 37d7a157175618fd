import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from './outcomes.ts'
import { listShaken, mergeTries } from './second-try.ts'
import { tallyOutcomes } from './tally.ts'

const passes = (file: string): Outcome[] => [
  { result: 'passed', file },
  { result: 'ended', file },
]
const fails = (file: string): Outcome[] => [
  { result: 'failed', file, failure: 'a limit: too late' },
  { result: 'ended', file },
]

const files = ['a', 'b', 'c']

test('what failed or never ended is tried again, where it is little', () => {
  assert.deepEqual(listShaken([...passes('a'), ...fails('b'), ...passes('c')], files), ['b'])
  assert.deepEqual(listShaken([...passes('a'), ...passes('c')], files), ['b'])
  assert.deepEqual(listShaken(files.flatMap(passes), files), [])
  assert.deepEqual(listShaken(files.flatMap(fails), files), [])
})

const tally = (second: Outcome[], code: number) =>
  tallyOutcomes(mergeTries([...passes('a'), ...fails('b')], second), ['a', 'b'], {
    code,
    stalled: false,
    filtered: false,
  })

test('what passes then is counted once, and named', () => {
  const { passed, failed, notes } = tally(passes('b'), 0)
  assert.deepEqual([passed, failed], [2, 0])
  assert.deepEqual(notes, ['passed at the second try: b, a limit: too late'])
})

test('what fails twice has failed', () => {
  const { passed, failed, notes } = tally(fails('b'), 1)
  assert.deepEqual([passed, failed], [1, 1])
  assert.deepEqual(notes, ['failed: b, a limit: too late'])
})

test('a second try of which nothing is left does not hide the first', () => {
  const { passed, failed } = tally([], 9)
  assert.deepEqual([passed, failed], [1, 1])
})
