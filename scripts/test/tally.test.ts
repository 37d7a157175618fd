import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Outcome } from './outcomes.ts'
import { tallyOutcomes, tallyPlaywright } from './tally.ts'

const well = { code: 0, timedOut: false, filtered: false }
const passed: Outcome = { result: 'passed', file: 'a' }
const failed: Outcome = { result: 'failed', file: 'a' }
const skipped: Outcome = { result: 'skipped', file: 'a' }
const empty: Outcome = { result: 'empty', file: 'b' }

const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed]

describe('a run of Node counts', () => {
  const cases: [string, Outcome[], Partial<typeof well>, [number, number]][] = [
    ['its tests', [passed, passed], {}, [2, 0]],
    ['its failures', [passed, failed], { code: 1 }, [1, 1]],
    ['a crash without a failed test', [passed], { code: 1 }, [1, 1]],
    ['a crash before any test', [], { code: 9 }, [0, 1]],
    ['the absence of tests', [], {}, [0, 1]],
    ['only skipped tests as an absence', [skipped], {}, [0, 1]],
    ['a file without tests', [passed, empty], {}, [1, 1]],
    ['no file that a name filter emptied', [passed, empty], { filtered: true }, [1, 0]],
    ['nothing where a name filter kept nothing', [empty], { filtered: true }, [0, 0]],
    ['a run stopped for its time', [passed], { code: 1, timedOut: true }, [1, 1]],
  ]
  for (const [name, outcomes, end, expected] of cases) {
    test(name, () => {
      assert.deepEqual(counts(tallyOutcomes(outcomes, ['a', 'b'], { ...well, ...end })), expected)
    })
  }
  test('and names the files that never ended', () => {
    const outcomes: Outcome[] = [passed, { result: 'ended', file: 'a' }, { ...passed, file: 'b' }]
    const { notes } = tallyOutcomes(outcomes, ['a', 'b', 'c'], { ...well, timedOut: true })
    assert.deepEqual(notes, ['stopped for taking too long, in: b, c'])
  })
})

describe('a run of Playwright counts', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const cases: [string, Partial<typeof stats> | undefined, number, [number, number]][] = [
    ['its tests', { expected: 3 }, 0, [3, 0]],
    ['its failures', { expected: 3, unexpected: 2 }, 1, [3, 2]],
    ['a test that passed at the second try', { expected: 3, flaky: 1 }, 0, [4, 0]],
    ['a crash with a report', { expected: 3 }, 1, [3, 1]],
    ['a crash without a report', undefined, 1, [0, 1]],
    ['the absence of tests', {}, 0, [0, 1]],
  ]
  for (const [name, given, code, expected] of cases) {
    test(name, () => {
      const report = given ? { stats: { ...stats, ...given } } : {}
      assert.deepEqual(counts(tallyPlaywright(report, { ...well, code })), expected)
    })
  }
})
