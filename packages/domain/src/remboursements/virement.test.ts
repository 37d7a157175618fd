import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arriveesVirement, prochainVirement } from './index.ts'

test('what is accepted leaves with the next run, never with that of the day itself', () => {
  // Wednesday 18 November 2026.
  assert.equal(prochainVirement('2026-11-18', 'jeudi'), '2026-11-19')
  assert.equal(prochainVirement('2026-11-19', 'jeudi'), '2026-11-26')
  assert.equal(prochainVirement('2026-11-20', 'jeudi'), '2026-11-26')
  assert.equal(prochainVirement('2026-11-18', 'lundi'), '2026-11-23')
})

test('a run that falls on a day without banks waits for the next one', () => {
  // Friday 25 December, then Saturday 26 and Sunday 27.
  assert.equal(prochainVirement('2026-12-22', 'vendredi'), '2026-12-28')
})

test('no run that is known: no day is promised', () => {
  assert.equal(prochainVirement('2026-11-18', undefined), null)
})

test('it arrives on one of the two days that follow on which banks are open', () => {
  assert.deepEqual(arriveesVirement('2026-11-26'), ['2026-11-27', '2026-11-30'])
  assert.deepEqual(arriveesVirement('2026-12-24'), ['2026-12-28', '2026-12-29'])
})
