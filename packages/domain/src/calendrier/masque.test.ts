import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays } from './calcul.ts'
import { formatDate } from './date.ts'
import { completeDate, completeMois, maskDate, maskMois } from './masque.ts'
import { parseDate } from './saisie.ts'

for (const [quoi, saisie, attendu] of [
  ['digits', '0', '0'],
  ['digits', '03', '03'],
  ['digits', '031', '03/1'],
  ['digits', '0311', '03/11'],
  ['digits', '03112', '03/11/2'],
  ['digits', '03112026', '03/11/2026'],
  ['one digit too many', '031120269', '03/11/2026'],
  ['already in form', '03/11/2026', '03/11/2026'],
  ['a letter is no part of it', 'a3', '3'],
  ['a letter in the middle', '03a/11', '03/11'],
  ['a separator typed is kept', '03/', '03/'],
  ['a separator typed early is kept', '3/', '3/'],
  ['going on after an early separator', '3/1', '3/1'],
  ['the month runs over into the year', '3/112', '3/11/2'],
  ['the day runs over', '013/11/2026', '01/31/1202'],
  ['a deleted separator comes back', '0311/2026', '03/11/2026'],
  ['the day is being replaced', '/11/2026', '/11/2026'],
  ['the month is being replaced', '03//2026', '03//2026'],
  ['a digit of the day is being replaced', '3/11/2026', '3/11/2026'],
  ['a separator in the year', '03/11/20/26', '03/11/2026'],
  ['pasted with dots', '03.11.2026', '03/11/2026'],
  ['pasted with hyphens', '03-11-2026', '03/11/2026'],
  ['pasted with spaces', ' 03 11 2026 ', '03/11/2026'],
  ['pasted with spaced slashes', '03 / 11 / 2026', '03/11/2026'],
  ['pasted from a machine', '2026-11-03', '03/11/2026'],
  ['pasted from a machine, with its time', '2026-11-03T00:00:00.000Z', '03/11/2026'],
  ['pasted year first, with slashes', '2026/11/3', '03/11/2026'],
  ['pasted in letters', '3 novembre 2026', '03/11/2026'],
  ['pasted in letters, the first', '1er août 2026', '01/08/2026'],
  ['pasted in letters, capitals and no accent', '12 FEVRIER 2026', '12/02/2026'],
  ['pasted in letters, with its weekday', 'mardi 3 novembre 2026', '03/11/2026'],
  ['empty', '', ''],
  ['nothing of a date', 'bonjour', ''],
] satisfies [string, string, string][]) {
  test(`R5.08 date mask, ${quoi}: « ${saisie} » gives « ${attendu} »`, () =>
    assert.equal(maskDate(saisie), attendu))
}

test('R5.08 what the mask has written, it leaves alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/.- a'), maxLength: 14 }), (s) => {
      const once = maskDate(s)
      assert.equal(maskDate(once), once)
      assert.match(once, /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/)
    }),
  )
})

const jours = fc.integer({ min: 0, max: 2_958_000 }).map((n) => addDays('1000-01-01', n))

test('R5.08 R9.23 a date is read back as it was written, typed on a keypad or pasted from a machine', () => {
  fc.assert(
    fc.property(jours, (date) => {
      assert.equal(parseDate(formatDate(date)), date)
      assert.equal(parseDate(maskDate(formatDate(date).replaceAll('/', ''))), date)
      assert.equal(parseDate(maskDate(date)), date)
    }),
  )
})

for (const [saisie, attendu] of [
  ['3/11/2026', '03/11/2026'],
  ['03/1/2026', '03/01/2026'],
  ['03/11/2026', '03/11/2026'],
  ['3/11/26', '3/11/26'],
  ['3/11', '3/11'],
  ['/11/2026', '/11/2026'],
  ['', ''],
] satisfies [string, string][]) {
  test(`leaving « ${saisie} » makes it « ${attendu} »`, () =>
    assert.equal(completeDate(saisie), attendu))
}

for (const [saisie, attendu] of [
  ['1', '1'],
  ['112', '11/2'],
  ['112026', '11/2026'],
  ['1/2026', '1/2026'],
  ['1/', '1/'],
  ['11-2026', '11/2026'],
  ['2026-11', '11/2026'],
  ['2026-11-03', '11/2026'],
  ['03/11/2026', '11/2026'],
  ['novembre 2026', '11/2026'],
  ['août 2026', '08/2026'],
  ['', ''],
] satisfies [string, string][]) {
  test(`month mask: « ${saisie} » gives « ${attendu} »`, () =>
    assert.equal(maskMois(saisie), attendu))
}

test('leaving « 1/2026 » makes it « 01/2026 »', () => {
  assert.deepEqual(['1/2026', '11/2026', '1/20', ''].map(completeMois), [
    '01/2026',
    '11/2026',
    '1/20',
    '',
  ])
})
