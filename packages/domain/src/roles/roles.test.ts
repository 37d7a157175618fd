import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isBackOffice,
  isMembre,
  libelleRoles,
  libellesAction,
  libellesPortee,
  libellesRole,
  type Role,
  roles,
} from './index.ts'

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
