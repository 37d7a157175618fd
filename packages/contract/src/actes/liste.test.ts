import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echeanceDe } from '@espace-adherent/domain'
import { actes } from '../actes.ts'
import { actesDelegues, actesGestion, isActeGestion, teteDe, tetes } from './index.ts'

// Counted by hand: a list that loses an act, or takes one twice, shows here.
const ACTES = 29

test('every act has one head, one key, one path and one declaration', () => {
  assert.equal(tetes.length, ACTES)
  for (const champ of ['key', 'path', 'libelle'] as const)
    assert.equal(new Set(tetes.map((tete) => tete[champ])).size, ACTES, champ)
  for (const { key, path } of tetes) {
    assert.equal(actes[key].key, key)
    assert.equal(actes[key].path, path)
  }
  assert.deepEqual([...actesGestion].sort(), tetes.map(({ key }) => key).sort())
})

test('only the acts of the portal have a mode', () => {
  assert.ok(isActeGestion('ribPrestationsActeGestion'))
  for (const nom of ['', 'ribprestationsactegestion', 'toString', '__proto__'])
    assert.ok(!isActeGestion(nom), nom)
})

test('R7.22 where nobody has chosen, no money goes where nobody meant it to go', () => {
  for (const { key, slice, mode } of tetes) if (slice === 'rib') assert.equal(mode, 'manuel', key)
})

test('what can be refused to nobody is not refused', () => {
  assert.deepEqual(
    tetes.filter(({ isIrrefusable }) => isIrrefusable).map(({ key }) => key),
    ['renonciationActeGestion', 'resiliationActeGestion'],
  )
})

test('requests about the account or the bank are never shown, those about care with reimbursements', () => {
  const sansSoins = [
    'adresseActeGestion',
    'carteTpActeGestion',
    'garantiesActeGestion',
    'inscriptionBeneficiaireActeGestion',
    'optionAffiliationActeGestion',
    'optionRadiationActeGestion',
    'radiationAssuresActeGestion',
    'radiationRenfortActeGestion',
    'situationContractuelleActeGestion',
  ]
  const soins = [
    'contactActeGestion',
    'declarationSinistreActeGestion',
    'declarationSinistreV2ActeGestion',
    'pecHospiActeGestion',
  ]
  assert.deepEqual(actesDelegues(['demarches']).sort(), sansSoins)
  assert.deepEqual(
    actesDelegues(['demarches', 'remboursements']).sort(),
    [...soins, ...sansSoins].sort(),
  )
})

for (const [acte, recueLe, echeance] of [
  ['adresseActeGestion', '2026-11-16', '2026-11-23'],
  ['ribPrestationsActeGestion', '2026-11-20', '2026-11-24'],
  ['ribPrestationsActeGestion', '2026-11-10', '2026-11-13'],
  ['pecHospiActeGestion', '2026-11-21', '2026-11-23'],
] as const)
  test(`${acte} received on ${recueLe} is to be answered by ${echeance}`, () => {
    assert.equal(echeanceDe(recueLe, teteDe(acte).objectif), echeance)
  })
