import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dateAParis,
  formatDate,
  formatDateLongue,
  formatInstant,
  formatJour,
  formatJourDuMois,
  isDateCalendaire,
} from './date.ts'

for (const [valeur, attendu] of [
  ['2026-11-03', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-1-1', false],
  ['03/11/2026', false],
  ['2026-11-03T00:00:00Z', false],
  ['', false],
] satisfies [string, boolean][]) {
  test(`« ${valeur} » is ${attendu ? 'a' : 'no'} calendar date`, () =>
    assert.equal(isDateCalendaire(valeur), attendu))
}

test('R9.23 dates are shown JJ/MM/AAAA', () => {
  assert.equal(formatDate('2026-11-03'), '03/11/2026')
  assert.equal(formatDate('9999-12-31'), '31/12/9999')
})

test('R9.24 day of month: 1er, then two digits', () => {
  assert.deepEqual([1, 2, 9, 10, 31].map(formatJourDuMois), ['1er', '02', '09', '10', '31'])
})

test('dates in sentences', () => {
  assert.equal(formatDateLongue('2026-05-01'), '1er mai 2026')
  assert.equal(formatDateLongue('2026-08-03'), '3 août 2026')
  assert.equal(formatJour('2026-11-14'), 'Samedi 14 novembre 2026')
  assert.equal(formatJour('0099-12-31'), 'Jeudi 31 décembre 99')
})

test('the day in Paris is not the day in UTC late in the evening', () => {
  assert.equal(dateAParis(new Date('2026-12-31T22:59:00Z')), '2026-12-31')
  assert.equal(dateAParis(new Date('2026-12-31T23:30:00Z')), '2027-01-01')
  assert.equal(dateAParis(new Date('2026-07-14T22:30:00Z')), '2026-07-15')
  // From one second to the next.
  assert.equal(dateAParis(new Date('2026-07-14T21:59:59.999Z')), '2026-07-14')
  assert.equal(dateAParis(new Date('2026-07-14T22:00:00.000Z')), '2026-07-15')
})

for (const [instant, expected] of [
  ['2026-11-19T13:05:00Z', 'jeudi 19 novembre 2026 à 14\u00a0h\u00a005'],
  ['2026-07-01T13:05:59Z', 'mercredi 1er juillet 2026 à 15\u00a0h\u00a005'],
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027 à 0\u00a0h\u00a030'],
  ['2026-03-29T00:59:00Z', 'dimanche 29 mars 2026 à 1\u00a0h\u00a059'],
  ['2026-03-29T01:00:00Z', 'dimanche 29 mars 2026 à 3\u00a0h\u00a000'],
] as const) {
  test(`${instant} is ${expected} in Paris`, () =>
    assert.equal(formatInstant(new Date(instant)), expected))
}
