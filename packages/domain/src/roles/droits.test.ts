import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Droit, droitsDuRole, fautesDroits, hasDroit } from './droits.ts'
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

test('administrators keep what gives rights back; others may lose it', () => {
  const sans = (role: Role) => ({ ...droitsDuRole(role), roles: ['read'] as const })
  assert.deepEqual(fautesDroits('Admin', droitsDuRole('Admin')), {})
  assert.deepEqual(fautesDroits('Admin', sans('Admin')), {
    roles: 'Plus personne ne pourrait rendre ce droit\u00a0: l’administrateur digital le garde',
  })
  assert.deepEqual(fautesDroits('Consultant', sans('Consultant')), {})
})

test('whoever may change something may see it', () => {
  const aveugle = { ...droitsDuRole('BackEndUser'), contenus: ['update'] as const }
  assert.deepEqual(fautesDroits('BackEndUser', aveugle), {
    contenus: 'Sans la visualisation, les autres droits ne servent à rien',
  })
})
