import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peutDonnerAvis, peutLirePiece } from '../medical/index.ts'
import {
  canAgirSur,
  canDonner,
  type Droit,
  type DroitsChoisis,
  type DroitsDuRole,
  domainesBackOffice,
  droitsDuRole,
  fautesDroits,
  hasDroit,
  isMemeTitulaire,
  type RefusRoles,
  type Role,
  refusRoles,
  tousDroits,
  tousRoles,
} from './index.ts'

const TOUT = ['create', 'read', 'update', 'delete'] as const
const tous = Object.fromEntries(
  domainesBackOffice.map((nom) => [nom, TOUT]),
) as unknown as DroitsDuRole
const avec = (role: Role, ecart: Partial<DroitsDuRole>): DroitsDuRole => ({
  ...droitsDuRole(role),
  ...ecart,
})
const personnel: readonly Role[] = ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical']

/** By default: who gives which role. */
const donne: Record<Role, Role[]> = {
  Admin: ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical'],
  BackEndUser: ['BackEndUser'],
  Consultant: ['Consultant'],
  ServiceMedical: [],
  User: [],
  Beneficiaire: [],
}
for (const par of tousRoles)
  for (const role of tousRoles)
    test(`${par} ${donne[par].includes(role) ? 'gives' : 'does not give'} ${role}`, () =>
      assert.equal(canDonner([par], role, null), donne[par].includes(role)))

/** What a client could decide: nothing otherwise, everything to one role, one right more to one role. */
const decisions: (DroitsChoisis | null)[] = [
  null,
  ...(['BackEndUser', 'Consultant'] as const).map((role) => ({ [role]: tous })),
  ...tousDroits.map(({ domaine, action }) => ({
    Consultant: avec('Consultant', { [domaine]: ['read', action] }),
  })),
]
test('whatever a client decides, nobody gives a role with a right that they have not', () => {
  let given = 0
  for (const choisis of decisions)
    for (const premier of tousRoles)
      for (const second of tousRoles)
        for (const role of tousRoles) {
          const par = [premier, second]
          if (!canDonner(par, role, choisis)) continue
          given += 1
          for (const droit of tousDroits)
            if (hasDroit([role], droit, choisis)) assert.ok(hasDroit(par, droit, choisis))
          if (role === 'ServiceMedical') assert.ok(par.includes('Admin'))
        }
  assert.ok(given > 500)
})

test('no right, however many are given, opens a medical paper or decides on it', () => {
  for (const role of tousRoles.filter((autre) => autre !== 'ServiceMedical')) {
    assert.ok(hasDroit([role], { domaine: 'demandes', action: 'delete' }, { [role]: tous }))
    const lecteur = { roles: [role], isSienne: false, isVueParPersonnel: false }
    assert.equal(peutLirePiece(true, lecteur), false)
    assert.equal(peutDonnerAvis([role]), false)
  }
})

const large: DroitsChoisis = { BackEndUser: avec('BackEndUser', { utilisateurs: TOUT }) }
const egal: DroitsChoisis = { BackEndUser: tous }
type Cas = [
  string,
  Role[],
  readonly Role[],
  readonly Role[],
  DroitsChoisis | null,
  RefusRoles | null,
]
for (const [titre, par, avant, apres, choisis, attendu] of [
  ['an administrator makes a clerk', ['Admin'], [], ['BackEndUser'], null, null],
  ['an administrator gives medical reading', ['Admin'], [], ['ServiceMedical'], null, null],
  ['nothing changes', ['BackEndUser'], ['Admin'], ['Admin'], null, null],
  ['an empty list stays empty', ['BackEndUser'], [], [], null, null],
  ['a member without roles gives one', ['User'], [], ['Consultant'], null, 'trop'],
  ['nobody at all gives one', [], [], ['Consultant'], null, 'trop'],
  ['a clerk makes an administrator', ['BackEndUser'], [], ['Admin'], large, 'trop'],
  ['a clerk with every right makes an administrator', ['BackEndUser'], [], ['Admin'], egal, null],
  [
    'who has every right gives medical reading',
    ['BackEndUser'],
    [],
    ['ServiceMedical'],
    egal,
    'medical',
  ],
  [
    'who has every right takes medical reading',
    ['BackEndUser'],
    ['ServiceMedical'],
    [],
    egal,
    'medical',
  ],
  [
    'who reads medical papers lets others read',
    ['ServiceMedical'],
    [],
    ['ServiceMedical'],
    null,
    'medical',
  ],
  ['a clerk dismisses an administrator', ['BackEndUser'], ['Admin'], [], large, 'trop'],
  [
    'a clerk adds their own role to an administrator',
    ['BackEndUser'],
    ['Admin'],
    ['Admin', 'BackEndUser'],
    large,
    'trop',
  ],
  [
    'two roles are worth both',
    ['Consultant', 'BackEndUser'],
    [],
    ['Consultant', 'BackEndUser'],
    null,
    null,
  ],
  ['two roles are not worth a third', ['Consultant', 'BackEndUser'], [], ['Admin'], null, 'trop'],
  ['roles of contracts are not given', ['Admin'], [], ['User'], null, 'membre'],
  ['nor taken', ['Admin'], ['User'], ['BackEndUser'], null, 'membre'],
  ['the same role twice', ['Admin'], [], ['BackEndUser', 'BackEndUser'], null, 'double'],
  ['a role that there is not', ['Admin'], [], ['Root' as Role], null, 'inconnu'],
] satisfies Cas[])
  test(`roles: ${titre}`, () =>
    assert.equal(refusRoles({ par, avant, apres, choisis, isSoi: false }), attendu))

test('nobody changes roles of an account of their own, whatever they are', () => {
  for (const par of tousRoles)
    for (const role of tousRoles)
      assert.equal(
        refusRoles({ par: [par], avant: [par], apres: [role], choisis: null, isSoi: true }),
        'soi',
      )
})

for (const [un, autre, attendu] of [
  [['karim@example.org', 'Karim', 'Petit'], ['autre@example.org', 'KARIM', 'Petit'], true],
  [['karim@example.org', 'Karim', 'Petit'], ['Karim+deux@example.org', 'Jean', 'Durand'], true],
  [['karim@example.org', 'Karim', 'Petit'], ['karim@example.com', 'Jean', 'Durand'], false],
  [['karim@example.org', 'Karim', 'Petit'], ['sophie@example.org', 'Sophie', 'Petit'], false],
] satisfies [string[], string[], boolean][]) {
  const titulaire = ([email = '', prenom = '', nom = '']: string[]) => ({ email, prenom, nom })
  test(`${un.join(' ')} and ${autre.join(' ')} belong to one person: ${attendu}`, () =>
    assert.equal(isMemeTitulaire(titulaire(un), titulaire(autre)), attendu))
}

for (const [par, cible, choisis, attendu] of [
  [['Admin'], ['Admin'], null, true],
  [['Admin'], ['ServiceMedical'], null, true],
  [['Admin'], ['User'], null, true],
  [['Admin'], [], null, true],
  [['BackEndUser'], ['User', 'Beneficiaire'], large, true],
  [['BackEndUser'], ['BackEndUser'], large, true],
  [['BackEndUser'], ['Admin'], large, false],
  [['BackEndUser'], ['User', 'Admin'], large, false],
  [['BackEndUser'], ['Consultant'], large, false],
  [['BackEndUser'], ['ServiceMedical'], egal, false],
  [['User'], ['User'], null, false],
  [[], [], null, false],
] satisfies [Role[], Role[], DroitsChoisis | null, boolean][])
  test(`${par.join()} acts on an account of ${cible.join()}: ${attendu}`, () =>
    assert.equal(canAgirSur(par, cible, choisis), attendu))

test('nobody gives, or takes, a right of a role that they have not themselves', () => {
  let tried = 0
  for (const par of personnel)
    for (const role of ['Admin', 'BackEndUser', 'Consultant'] as const)
      for (const { domaine, action } of tousDroits) {
        const avant = droitsDuRole(role)[domaine]
        const apres = avant.includes(action)
          ? avant.filter((une) => une !== action)
          : [...new Set([...avant, 'read' as const, action])]
        const fautes = fautesDroits({
          role,
          voulus: avec(role, { [domaine]: apres }),
          par: [par],
          choisis: null,
        })
        tried += 1
        const isSien = (droit: Droit) => hasDroit([par], droit)
        const isDuRole = (droit: Droit) => hasDroit([role], droit)
        const isPermis =
          isSien({ domaine, action }) && tousDroits.every((un) => !isDuRole(un) || isSien(un))
        if (!isPermis) assert.ok(fautes[domaine], `${par} ${role} ${domaine} ${action}`)
      }
  assert.equal(tried, 576)
})

const chef: DroitsChoisis = { BackEndUser: avec('BackEndUser', { roles: TOUT, clients: ['read'] }) }
const droit = (nom: Droit['domaine'], actions: DroitsDuRole['roles']) => ({ [nom]: actions })
const TROP =
  'Ce rôle a des droits que vous n’avez pas\u00a0: demandez à un administrateur digital de le modifier'
for (const [titre, role, ecart, par, choisis, attendu] of [
  [
    'an administrator gives a right',
    'Consultant',
    droit('clients', ['read', 'update']),
    ['Admin'],
    null,
    undefined,
  ],
  ['an administrator takes one', 'Consultant', droit('clients', []), ['Admin'], null, undefined],
  [
    'somebody raises a role of theirs',
    'BackEndUser',
    droit('clients', ['read', 'update']),
    ['BackEndUser'],
    chef,
    'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même',
  ],
  [
    'somebody lowers a role of theirs',
    'BackEndUser',
    droit('clients', []),
    ['BackEndUser'],
    chef,
    undefined,
  ],
  [
    'somebody lowers a role above theirs',
    'Admin',
    droit('clients', ['read']),
    ['BackEndUser'],
    chef,
    TROP,
  ],
  [
    'somebody lowers a role that has what they have not',
    'Consultant',
    droit('clients', []),
    ['BackEndUser'],
    chef,
    TROP,
  ],
  [
    'a right to change nothing that is seen',
    'Consultant',
    droit('clients', ['update']),
    ['Admin'],
    null,
    'Sans la visualisation, les autres droits ne servent à rien',
  ],
  [
    'what nobody could give back',
    'Admin',
    droit('clients', ['read']),
    ['Admin'],
    null,
    'Plus personne ne pourrait rendre ce droit\u00a0: l’administrateur digital le garde',
  ],
  [
    'administrators who lost a right take it back',
    'Admin',
    droit('clients', TOUT),
    ['Admin'],
    { Admin: avec('Admin', droit('clients', ['read'])) },
    'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même',
  ],
] satisfies [
  string,
  Role,
  Partial<DroitsDuRole>,
  Role[],
  DroitsChoisis | null,
  string | undefined,
][])
  test(`rights: ${titre}`, () => {
    const voulus = { ...droitsDuRole(role, choisis), ...ecart }
    const fautes = fautesDroits({ role, voulus, par, choisis })
    assert.deepEqual(Object.values(fautes), attendu === undefined ? [] : [attendu])
  })
