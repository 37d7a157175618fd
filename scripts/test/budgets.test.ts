import assert from 'node:assert/strict'
import { test } from 'node:test'
import { budgets, lateness, TOTAL_SECONDS, wholeRun } from './budgets.ts'

test('a stage within its budget says nothing of it', () => {
  assert.deepEqual(lateness('unit', 12, ['a.test.ts 9 s']), [])
})

test('a stage over its budget says by how much, and which files took longest', () => {
  assert.deepEqual(lateness('browser', 500.4, ['e2e/a.spec.ts 61 s', 'e2e/b.spec.ts 40 s']), [
    '40 s over its budget of 460 s; longest: e2e/a.spec.ts 61 s, e2e/b.spec.ts 40 s',
  ])
  assert.deepEqual(lateness('check', 80, []), ['5 s over its budget of 75 s'])
})

test('the whole run is told against what it may take', () => {
  assert.equal(wholeRun(900), '15.0 min of 15.0 min')
  assert.equal(
    wholeRun(1200),
    '20.0 min of 15.0 min: too long (docs/decisions/tests-and-budgets.md)',
  )
})

test('the stages that follow one another fit into the whole', () => {
  const { attacks: _, ...inTurn } = budgets
  const seconds = Object.values(inTurn).reduce((total, one) => total + one, 0)
  assert.ok(seconds <= TOTAL_SECONDS, `${seconds} s`)
})
