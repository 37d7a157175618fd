import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, addMonths, addYears } from './calcul.ts'
import { isDateCalendaire } from './date.ts'

test('months end where they end', () => {
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28')
  assert.equal(addMonths('2024-01-31', 1), '2024-02-29')
  assert.equal(addMonths('2026-12-15', 1), '2027-01-15')
  assert.equal(addMonths('2026-01-15', -1), '2025-12-15')
  assert.equal(addMonths('2026-03-31', -25), '2024-02-29')
  assert.equal(addYears('2024-02-29', 1), '2025-02-28')
})

test('days cross months, years and leap days', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2024-02-28', 1), '2024-02-29')
  assert.equal(addDays('2026-03-01', -1), '2026-02-28')
  assert.equal(addDays('0099-12-31', 1), '0100-01-01')
})

test('nothing lies beyond 31/12/9999, which nothing moves', () => {
  assert.equal(addDays('9999-12-31', -1), '9999-12-31')
  assert.equal(addYears('9998-06-01', 5), '9999-12-31')
})

const jours = fc.integer({ min: 0, max: 700_000 }).map((n) => addDays('1900-01-01', n))

test('adding days and taking them away are inverse of each other', () => {
  fc.assert(
    fc.property(jours, fc.integer({ min: -5000, max: 5000 }), (date, n) => {
      assert.equal(isDateCalendaire(addDays(date, n)), true)
      assert.equal(addDays(addDays(date, n), -n), date)
    }),
  )
})
