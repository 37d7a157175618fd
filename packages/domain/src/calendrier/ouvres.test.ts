import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFerie, isJourOuvre, joursOuvres, paques } from './index.ts'

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
