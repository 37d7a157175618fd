import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  finPortabilite,
  moisPortabilite,
  validateFinPortabilite,
  validatePortabilite,
} from './index.ts'

test('cover goes on as long as the employment lasted, in whole months, a year at most, no longer than unemployment', () => {
  for (const [debutEmploi, finEmploi, allocationsJusquAu, mois, dernier] of [
    ['2020-03-02', '2026-10-31', null, 12, '2027-10-31'],
    ['2026-06-01', '2026-08-31', null, 3, '2026-11-30'],
    // Three months and a day count as four.
    ['2026-06-01', '2026-09-01', null, 4, '2027-01-01'],
    ['2026-09-14', '2026-09-20', null, 1, '2026-10-20'],
    ['2025-11-01', '2026-10-31', null, 12, '2027-10-31'],
    ['2025-12-01', '2026-10-31', null, 11, '2027-09-30'],
    // Ends of months, a leap year: whichever way is longer.
    ['2020-01-01', '2027-02-28', null, 12, '2028-02-29'],
    ['2026-03-01', '2026-08-30', null, 6, '2027-02-28'],
    ['2020-01-01', '2026-10-31', '2027-03-15', 12, '2027-03-15'],
    ['2020-01-01', '2026-10-31', '2028-03-15', 12, '2027-10-31'],
  ] as const) {
    const emploi = { debutEmploi, finEmploi, allocationsJusquAu }
    assert.deepEqual([moisPortabilite(emploi), finPortabilite(emploi)], [mois, dernier], finEmploi)
  }
})

test('opened for an employer’s contract that runs, and not twice, nor once it would be over', () => {
  const emploi = { debutEmploi: '2020-01-01', finEmploi: '2026-10-31', allocationsJusquAu: null }
  const contrat = { etat: 'valide', isObligatoire: true, jusquAu: null } as const
  const fautes = (ecart: object, autre: object = {}) =>
    Object.entries(
      validatePortabilite({ ...emploi, ...ecart }, { ...contrat, ...autre }, '2026-11-17'),
    ).flatMap(([champ, message]) => (message ? [champ] : []))
  assert.deepEqual(fautes({}), [])
  assert.deepEqual(fautes({}, { isObligatoire: false }), ['numeroContrat'])
  assert.deepEqual(fautes({}, { etat: 'resilie' }), ['numeroContrat'])
  assert.deepEqual(fautes({}, { jusquAu: '2027-10-31' }), ['numeroContrat'])
  assert.deepEqual(fautes({ debutEmploi: '2026-11-01' }), ['debutEmploi'])
  assert.deepEqual(fautes({ allocationsJusquAu: '2026-10-31' }), ['allocationsJusquAu'])
  assert.deepEqual(fautes({ finEmploi: '2025-11-16' }), ['finEmploi'])
})

test('it ends sooner from today on, and never later than foreseen', () => {
  const isRefuse = (le: string) =>
    validateFinPortabilite(le, '2027-10-31', '2026-11-17').le !== null
  assert.deepEqual(['2026-11-16', '2026-11-17', '2027-10-31', '2027-11-01'].map(isRefuse), [
    true,
    false,
    false,
    true,
  ])
})
