import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verseA } from './index.ts'

const camille = { personneId: 'camille', qualite: 'adherent' } as const
const julien = { personneId: 'julien', qualite: 'beneficiaire' } as const

for (const [quoi, destinataire, compte, lecteur, attendu] of [
  ['the account of the contract is the adherent’s', 'assure', null, camille, 'lecteur'],
  ['a beneficiary is not paid on it', 'assure', null, julien, 'titulaire'],
  ['a beneficiary reads of their own account', 'assure', { id: 'julien' }, julien, 'lecteur'],
  ['the adherent reads of somebody else’s', 'assure', { id: 'julien' }, camille, 'autre'],
  ['« tiers payant » goes to professionals', 'tiers', null, camille, 'professionnels'],
  ['whoever reads', 'tiers', null, julien, 'professionnels'],
] as const)
  test(`to whom a benefit went: ${quoi}`, () => {
    assert.equal(verseA({ destinataire, compte }, lecteur), attendu)
  })
