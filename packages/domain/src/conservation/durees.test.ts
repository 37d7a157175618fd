import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  direDuree,
  dureesConservation,
  fauteDuree,
  type GenreConservation,
  limiteConservation,
} from './index.ts'

for (const [genre, mois] of [
  ['prestations', 24],
  ['sinistres', 24],
  ['incapacite', 60],
  ['deces', 120],
  ['deces-non-regle', 360],
  ['papiers', 60],
  ['sans-compte', 12],
  ['comptes', 36],
  ['journaux', 12],
] satisfies [GenreConservation, number][])
  test(`${genre} are kept for ${mois} months where nobody chose`, () =>
    assert.equal(dureesConservation[genre].defaut, mois))

test('what an insurer begins with is within what it may choose', () => {
  for (const [genre, { defaut }] of Object.entries(dureesConservation))
    assert.equal(fauteDuree(genre as GenreConservation, defaut), null, genre)
})

test('a delay that the law forbids is refused, and says which are allowed', () => {
  assert.equal(fauteDuree('papiers', 59), 'De 60 à 120\u00a0mois')
  assert.equal(fauteDuree('journaux', 13), 'De 6 à 12\u00a0mois')
  assert.equal(fauteDuree('journaux', 6.5), 'De 6 à 12\u00a0mois')
  assert.equal(fauteDuree('deces-non-regle', 120), 'Cette durée est fixée à 360\u00a0mois')
  assert.equal(fauteDuree('journaux', 6), null)
})

test('a delay in months ends on the day of the same number, or on the last of a shorter month', () => {
  assert.equal(limiteConservation('2026-11-17', 24), '2024-11-17')
  assert.equal(limiteConservation('2028-02-29', 12), '2027-02-28')
  assert.equal(limiteConservation('2026-08-31', 6), '2026-02-28')
})

test('a duration in words: in years where it is whole ones, with what it runs from', () => {
  assert.equal(direDuree('papiers', 60), '5\u00a0ans (départ\u00a0: fin du contrat)')
  assert.equal(direDuree('journaux', 12), '1\u00a0an (départ\u00a0: événement)')
  assert.equal(direDuree('notifications', 18), '18\u00a0mois (départ\u00a0: envoi)')
})
