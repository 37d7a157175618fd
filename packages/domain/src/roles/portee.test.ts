import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDansPortee, type Portee, type Qualite } from './index.ts'

for (const [portee, qualite, attendu] of [
  ['Contrat', 'adherent', true],
  ['Contrat', 'beneficiaire', false],
  ['Benef', 'adherent', false],
  ['Benef', 'beneficiaire', true],
  ['Both', 'adherent', true],
  ['Both', 'beneficiaire', true],
] satisfies [Portee, Qualite, boolean][]) {
  test(`R6.05 a right of scope ${portee} holds for the ${qualite} of a contract: ${attendu}`, () => {
    assert.equal(isDansPortee(portee, qualite), attendu)
  })
}
