import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFerie, isJourOuvre, jourBancaire, joursOuvres, paques } from './index.ts'

for (const [annee, dimanche] of [
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
] as const)
  test(`Easter of ${annee} is ${dimanche}`, () => assert.equal(paques(annee), dimanche))

for (const [jour, ferie] of [
  ['2026-01-01', true],
  ['2026-04-03', false], // Good Friday works, but in Alsace-Moselle
  ['2026-04-06', true],
  ['2026-05-01', true],
  ['2026-05-08', true],
  ['2026-05-14', true],
  ['2026-05-25', true],
  ['2026-07-14', true],
  ['2026-08-15', true],
  ['2026-11-01', true],
  ['2026-11-11', true],
  ['2026-12-25', true],
  ['2026-12-26', false],
  ['2028-02-29', false],
] as const)
  test(`${jour} is ${ferie ? 'a holiday' : 'no holiday'}`, () => assert.equal(isFerie(jour), ferie))

test('nobody works on a Saturday, a Sunday or a holiday', () => {
  assert.deepEqual(
    ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-11'].map(isJourOuvre),
    [true, false, false, true, false],
  )
})

test('the working days after one day, up to another', () => {
  assert.deepEqual(joursOuvres('2026-11-09', '2026-11-13'), [
    '2026-11-10',
    '2026-11-12',
    '2026-11-13',
  ])
  assert.deepEqual(joursOuvres('2026-11-13', '2026-11-15'), [])
  assert.deepEqual(joursOuvres('2026-11-13', '2026-11-13'), [])
  assert.deepEqual(joursOuvres('2026-11-13', '2026-11-01'), [])
  assert.equal(joursOuvres('2026-12-31', '2027-12-31').length, 254)
})

/** Code du travail, L3133-1; calendar of T2 (European Central Bank): 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
for (const [quoi, prevu, reel] of [
  ['an ordinary Monday', '2026-11-16', '2026-11-16'],
  ['a Saturday', '2026-12-05', '2026-12-07'],
  ['a Sunday', '2026-07-05', '2026-07-06'],
  ['Easter, and the Monday after it', '2026-04-05', '2026-04-07'],
  ['Good Friday: no settlement until Tuesday', '2026-04-03', '2026-04-07'],
  ['1 May, a Friday', '2026-05-01', '2026-05-04'],
  ['8 May, a Friday', '2026-05-08', '2026-05-11'],
  ['Ascension, a Thursday', '2026-05-14', '2026-05-15'],
  ['Whit Monday', '2026-05-25', '2026-05-26'],
  ['14 July', '2026-07-14', '2026-07-15'],
  ['15 August, a Saturday', '2026-08-15', '2026-08-17'],
  ['11 November', '2026-11-11', '2026-11-12'],
  ['Christmas, a Friday, and 26 December', '2026-12-25', '2026-12-28'],
  ['Christmas of 2024, a Wednesday', '2024-12-25', '2024-12-27'],
  ['New Year, a Friday', '2027-01-01', '2027-01-04'],
  ['29 February', '2028-02-29', '2028-02-29'],
] as const)
  test(`money moves on ${reel}: ${quoi}`, () => assert.equal(jourBancaire(prevu), reel))
