import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isBackOffice,
  isDansPortee,
  isMembre,
  libelleRoles,
  libellesAction,
  libellesPortee,
  libellesRole,
  type Portee,
  type Qualite,
  type Role,
  roles,
} from './index.ts'
import { regitTout } from './roles.ts'

test('R6.01 the five role flags', () => {
  assert.deepEqual([...roles], ['Admin', 'Beneficiaire', 'BackEndUser', 'Consultant', 'User'])
})

for (const [ceux, libelle, membre, backOffice] of [
  [['Admin'], 'Administrateur Digital', false, true],
  [['BackEndUser'], 'Gestionnaire', false, true],
  [['Consultant'], 'Consultant', false, true],
  [['ServiceMedical'], 'Service médical', false, true],
  [['User'], 'Adhérent', true, false],
  [['Beneficiaire'], 'Bénéficiaire', true, false],
  [['Beneficiaire', 'User'], 'Adhérent/Bénéficiaire', true, false],
  [['User', 'Admin'], 'Administrateur Digital', true, true],
  [[], '', false, false],
] satisfies [Role[], string, boolean, boolean][]) {
  test(`R6.02 R1.04 R1.05 ${ceux.join(' and ') || 'no role'} is « ${libelle} »`, () => {
    assert.equal(libelleRoles(ceux), libelle)
    assert.equal(isMembre(ceux), membre)
    assert.equal(isBackOffice(ceux), backOffice)
  })
}

test('R6.03 the two other labels of administrators', () => {
  assert.equal(libellesRole.admin_digital, 'Administrateur digital')
  assert.equal(libellesRole.autres_admins, 'Autres administrateurs')
})

test('R6.04 R6.05 action and scope labels', () => {
  assert.deepEqual(libellesAction, {
    create: 'Création',
    delete: 'Suppression',
    read: 'Visualisation',
    update: 'Modification',
  })
  assert.deepEqual(libellesPortee, { Contrat: 'Contrat', Benef: 'Bénéficiaire', Both: 'Les deux' })
})

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

const seul = { code: 'a', gerePar: null }
for (const [title, clients, attendu] of [
  ['alone', [seul], true],
  ['with one that it looks after', [seul, { code: 'b', gerePar: 'a' }], true],
  ['with one of its own', [seul, { code: 'b', gerePar: null }], false],
  ['with one that another looks after', [seul, { code: 'b', gerePar: 'c' }], false],
  [
    'looked after by another',
    [
      { code: 'a', gerePar: 'b' },
      { code: 'b', gerePar: null },
    ],
    false,
  ],
] satisfies [string, { code: string; gerePar: string | null }[], boolean][])
  test(`an insurer ${title} ${attendu ? 'decides' : 'does not decide'} for the installation`, () =>
    assert.equal(regitTout('a', clients), attendu))
