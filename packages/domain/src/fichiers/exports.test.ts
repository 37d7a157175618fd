import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusExport } from './exports.ts'

for (const [enCours, depuisUnJour, attendu] of [
  [0, 0, null],
  [2, 19, null],
  [3, 3, /3 exports en préparation/],
  [4, 25, /3 exports en préparation/],
  [0, 20, /20 exports en vingt-quatre heures/],
] as const)
  test(`with ${enCours} under way and ${depuisUnJour} in a day, one more is ${attendu ? 'refused' : 'taken'}`, () => {
    const refus = refusExport({ enCours, depuisUnJour })
    if (attendu) assert.match(refus ?? '', attendu)
    else assert.equal(refus, null)
  })
