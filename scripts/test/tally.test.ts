import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Outcome } from './outcomes.ts'
import { tallyOutcomes } from './tally.ts'

const well = { code: 0, stalled: false, filtered: false }
const passed: Outcome = { result: 'passed', file: 'a' }
const failed: Outcome = { result: 'failed', file: 'a' }
const skipped: Outcome = { result: 'skipped', file: 'a' }
const empty: Outcome = { result: 'empty', file: 'b' }
/** Both files are done. */
const done: Outcome[] = [
  { result: 'ended', file: 'a' },
  { result: 'ended', file: 'b' },
]
const spoken: Outcome = { ...passed, file: 'b' }

const counts = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed]

describe('a run counts', () => {
  const cases: [string, Outcome[], Partial<typeof well>, [number, number]][] = [
    ['its tests', [passed, spoken, ...done], {}, [2, 0]],
    ['its failures', [failed, spoken, ...done], { code: 1 }, [1, 1]],
    ['a crash without a failed test', [passed, spoken, ...done], { code: 1 }, [2, 1]],
    ['a crash before any test', [], { code: 9 }, [0, 1]],
    ['a process that took files with it', [passed, failed], { code: 1 }, [1, 2]],
    ['the absence of tests', [], {}, [0, 1]],
    ['only skipped tests as an absence', [skipped], {}, [0, 1]],
    ['a file without tests', [passed, empty, ...done], {}, [1, 1]],
    ['no file that a name filter emptied', [passed, empty, ...done], { filtered: true }, [1, 0]],
    ['nothing where a name filter kept nothing', [], { filtered: true }, [0, 0]],
    ['a run given up', [passed], { code: 1, stalled: true }, [1, 1]],
  ]
  for (const [name, outcomes, end, expected] of cases) {
    test(name, () => {
      assert.deepEqual(counts(tallyOutcomes(outcomes, ['a', 'b'], { ...well, ...end })), expected)
    })
  }
  test('and names what passed only at the second try', () => {
    const { passed: counted, notes } = tallyOutcomes(
      [{ ...passed, secondTry: 'a journey' }, ...done],
      ['a', 'b'],
      well,
    )
    assert.deepEqual([counted, notes], [1, ['passed at the second try: a, a journey']])
  })
  test('and names what failed, with what was said', () => {
    const { notes } = tallyOutcomes(
      [{ ...failed, failure: 'a rule: 1 is not 2' }, spoken, ...done],
      ['a', 'b'],
      { ...well, code: 1 },
    )
    assert.deepEqual(notes, ['failed: a, a rule: 1 is not 2'])
  })
  test('and says why tests were skipped', () => {
    const away: Outcome = { ...skipped, reason: 'No clamd was found' }
    const { skipped: count, notes } = tallyOutcomes(
      [passed, spoken, away, away, ...done],
      ['a', 'b'],
      well,
    )
    assert.deepEqual([count, notes], [2, ['2 skipped: No clamd was found']])
  })
  test('and names the files that never ended', () => {
    const outcomes: Outcome[] = [passed, { result: 'ended', file: 'a' }, { ...passed, file: 'b' }]
    const { notes } = tallyOutcomes(outcomes, ['a', 'b', 'c'], { ...well, stalled: true })
    assert.deepEqual(notes, ['given up, no test ended any more, in: b, c'])
  })
})
