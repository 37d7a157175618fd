import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasDroit } from './droit.ts'
import { type Droit, droitsDuRole } from './droits.ts'
import type { Role } from './index.ts'

const lire: Droit = { domaine: 'clients', action: 'read' }
const modifier: Droit = { domaine: 'clients', action: 'update' }
const traiter: Droit = { domaine: 'demandes', action: 'update' }

for (const [role, peutLire, peutModifier, peutTraiter] of [
  ['Admin', true, true, true],
  ['BackEndUser', false, false, true],
  ['Consultant', true, false, false],
  ['User', false, false, false],
  ['Beneficiaire', false, false, false],
] satisfies [Role, boolean, boolean, boolean][]) {
  test(`${role} reads settings ${peutLire}, changes them ${peutModifier}, treats requests ${peutTraiter}`, () => {
    assert.equal(hasDroit([role], lire), peutLire)
    assert.equal(hasDroit([role], modifier), peutModifier)
    assert.equal(hasDroit([role], traiter), peutTraiter)
  })
}

test('somebody with two roles has the rights of both, nobody has none', () => {
  assert.equal(hasDroit(['Consultant', 'BackEndUser'], traiter), true)
  assert.equal(hasDroit([], lire), false)
})

test('what a client decided takes the place of what a role has by default, for that role alone', () => {
  const choisis = { BackEndUser: { ...droitsDuRole('BackEndUser'), clients: ['read'] as const } }
  assert.equal(hasDroit(['BackEndUser'], lire, choisis), true)
  assert.equal(hasDroit(['BackEndUser'], modifier, choisis), false)
  assert.equal(hasDroit(['Consultant'], modifier, choisis), false)
  assert.equal(hasDroit(['BackEndUser'], traiter, choisis), true)
})
