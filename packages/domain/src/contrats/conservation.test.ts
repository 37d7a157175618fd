import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EtatContrat } from './index.ts'
import { finConsultation, isConsultable, jourPreavis } from './index.ts'

for (const [etat, dateFin, dernier] of [
  ['resilie', '2024-12-31', '2029-12-31'],
  ['resilie', '2024-02-29', '2029-02-28'],
  ['resilie', '2023-03-15', '2028-03-15'],
  ['resilie', null, null],
  // Its end is planned: it still runs.
  ['valide', '2026-12-31', null],
  ['suspendu', '2026-12-31', null],
  ['eninstance', null, null],
] satisfies [EtatContrat, string | null, string | null][])
  test(`a contract ${etat} that ends on ${dateFin} is read until ${dernier}`, () =>
    assert.equal(finConsultation({ etat, dateFin }), dernier))

for (const [jour, attendu] of [
  ['2029-12-31', true],
  ['2030-01-01', false],
] as const)
  test(`ended on 2024-12-31, it is ${attendu ? '' : 'not '}read on ${jour}`, () =>
    assert.equal(isConsultable({ etat: 'resilie', dateFin: '2024-12-31' }, jour), attendu))

for (const [dernier, preavis] of [
  ['2029-12-31', '2029-10-31'],
  ['2029-08-31', '2029-06-30'],
  // February is short: sixty days are more than two months.
  ['2029-04-01', '2029-01-31'],
] as const)
  test(`closed after ${dernier}, it is told from ${preavis} on`, () =>
    assert.equal(jourPreavis(dernier), preavis))
