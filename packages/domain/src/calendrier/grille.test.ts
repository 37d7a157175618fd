import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, jourDeSemaine } from './calcul.ts'
import {
  anneesAutour,
  borner,
  moisDeLAnnee,
  moveAnnee,
  moveJour,
  moveMois,
  semainesDuMois,
} from './grille.ts'

test('R9.26 weeks begin on Monday', () => {
  // The 15th of November 2026 is a Sunday.
  assert.equal(jourDeSemaine('2026-11-15'), 6)
  assert.equal(jourDeSemaine('2026-11-16'), 0)
  assert.equal(jourDeSemaine('0001-01-01'), 0)
  const semaines = semainesDuMois('2026-11')
  assert.equal(semaines.length, 6)
  assert.deepEqual(semaines[0], [null, null, null, null, null, null, '2026-11-01'])
  assert.deepEqual(semaines[5], ['2026-11-30', null, null, null, null, null, null])
})

test('a month that begins on a Monday, and February of both lengths', () => {
  assert.equal(semainesDuMois('2027-02').length, 4)
  assert.equal(semainesDuMois('2027-02')[0]?.[0], '2027-02-01')
  assert.equal(semainesDuMois('2024-02').flat().filter(Boolean).length, 29)
  assert.equal(semainesDuMois('9999-12').flat().filter(Boolean).at(-1), '9999-12-31')
})

test('every day of a month stands once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), (n) => {
      const date = addDays('1600-01-01', n)
      const semaines = semainesDuMois(date.slice(0, 7))
      const rangees = semaines.filter((semaine) => semaine.includes(date))
      assert.equal(rangees.length, 1)
      assert.equal(rangees[0]?.indexOf(date), jourDeSemaine(date))
    }),
  )
})

test('R9.27 months stand in four rows of three', () => {
  const rangees = moisDeLAnnee(2026)
  assert.deepEqual(
    rangees.map((rangee) => rangee.length),
    [3, 3, 3, 3],
  )
  assert.deepEqual(rangees[0], ['2026-01', '2026-02', '2026-03'])
  assert.deepEqual(rangees[3], ['2026-10', '2026-11', '2026-12'])
})

test('years stand by twelve, on the same page whichever one is asked for', () => {
  assert.deepEqual(anneesAutour(2026), anneesAutour(2017))
  assert.equal(anneesAutour(2026)[0]?.[0], 2017)
  assert.equal(anneesAutour(1)[0]?.[0], 1)
  assert.equal(anneesAutour(9999).flat().at(-1), null)
})

for (const [key, attendu, shift = false] of [
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['PageUp', '2025-11-01', true],
  ['PageDown', '2027-11-01', true],
  ['a', null],
  ['Enter', null],
] as [string, string | null, boolean?][]) {
  test(`from Sunday 1 November 2026, ${shift ? 'shift ' : ''}${key} leads to ${attendu}`, () =>
    assert.equal(moveJour('2026-11-01', { key, shift }), attendu))
}

test('a month too short keeps the month, not the day', () => {
  assert.equal(moveJour('2026-01-31', { key: 'PageDown', shift: false }), '2026-02-28')
  assert.equal(moveJour('2024-02-29', { key: 'PageDown', shift: true }), '2025-02-28')
})

for (const [key, attendu, shift = false] of [
  ['ArrowLeft', '2025-12'],
  ['ArrowRight', '2026-02'],
  ['ArrowUp', '2025-10'],
  ['ArrowDown', '2026-04'],
  ['Home', '2026-01'],
  ['End', '2026-12'],
  ['PageUp', '2025-01'],
  ['PageDown', '2027-01'],
  ['PageDown', '2036-01', true],
  ['a', null],
] as [string, string | null, boolean?][]) {
  test(`from January 2026, ${shift ? 'shift ' : ''}${key} leads to ${attendu}`, () =>
    assert.equal(moveMois('2026-01', { key, shift }), attendu))
}

test('years by one, by three, by twelve, never out of time', () => {
  const at = (annee: number, key: string) => moveAnnee(annee, { key, shift: false })
  assert.equal(at(2026, 'ArrowLeft'), 2025)
  assert.equal(at(2026, 'ArrowDown'), 2029)
  assert.equal(at(2026, 'PageUp'), 2014)
  assert.equal(at(5, 'PageUp'), 1)
  assert.equal(at(9998, 'PageDown'), 9999)
  assert.equal(at(2026, 'toString'), null)
})

test('a date is brought back between its bounds', () => {
  assert.equal(borner('2026-11-15', '2026-12-01', null), '2026-12-01')
  assert.equal(borner('2026-11-15', null, '2026-01-31'), '2026-01-31')
  assert.equal(borner('2026-11-15', '2026-01-01', '2026-12-31'), '2026-11-15')
  assert.equal(borner('2026-11-15', undefined, undefined), '2026-11-15')
})
