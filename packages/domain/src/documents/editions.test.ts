import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesEdition, editions, isEditionPermise } from './index.ts'

const permises = (qualite: 'adherent' | 'beneficiaire', typeContrat: 'sante' | 'prevoyance') =>
  codesEdition.filter((code) => isEditionPermise(code, { qualite, typeContrat }))

test('R9.43 the editions have the labels of the specification', () => {
  assert.deepEqual(
    codesEdition.map((code) => editions[code].libelle),
    [
      'Attestation',
      'Carte TP',
      'Situation Contractuelle',
      'Mandat SEPA',
      'Échéancier',
      'Relevé de prestations',
      'Relevé de remboursements',
      'Relevé annuel',
    ],
  )
})

test('an adherent has them all, a beneficiary neither mandate, schedule, situation nor yearly account', () => {
  assert.deepEqual(permises('adherent', 'sante'), codesEdition)
  assert.deepEqual(permises('beneficiaire', 'sante'), [
    'attestation',
    'carteTp',
    'relevePrestations',
    'releveRemboursements',
  ])
})

test('a provident contract has no card and no statement of care', () => {
  assert.deepEqual(permises('adherent', 'prevoyance'), [
    'attestation',
    'situationContractuelle',
    'mandatSepa',
    'echeancier',
  ])
})
