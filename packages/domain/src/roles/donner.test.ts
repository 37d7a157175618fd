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
  type Portee,
  porteeDuDroit,
  type RefusRoles,
  type Reglage,
  type Role,
  type RoleFourni,
  refusRoles,
  splitReglage,
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
const donne: Record<RoleFourni, Role[]> = {
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

/** A role of the insurer's own, with these rights besides those of its model. */
const LEUR = 'propre-0a1b2c3d' as const
const fiche = {
  nom: 'Gestion prévoyance',
  description: null,
  copieDe: 'BackEndUser',
  creeLe: '2026-10-14T08:00:00.000Z',
  archiveLe: null,
} as const
const propre = (
  droits: DroitsDuRole,
  plus: { demandes?: Portee; archiveLe?: string; autres?: DroitsChoisis } = {},
): DroitsChoisis => ({
  ...plus.autres,
  [LEUR]: {
    ...droits,
    portees: { demandes: plus.demandes ?? 'Both' },
    fiche: { ...fiche, archiveLe: plus.archiveLe ?? null },
  },
})
const reglage = (droits: DroitsDuRole, demandes: Portee = 'Both'): Reglage => ({
  droits,
  portees: { demandes },
})

test('nobody gives, or takes, a right of a role that they have not themselves', () => {
  let tried = 0
  for (const par of personnel)
    for (const modele of ['Admin', 'BackEndUser', 'Consultant'] as const)
      for (const { domaine, action } of tousDroits) {
        const choisis = propre(droitsDuRole(modele))
        const avant = droitsDuRole(LEUR, choisis)[domaine]
        const apres = avant.includes(action)
          ? avant.filter((une) => une !== action)
          : [...new Set([...avant, 'read' as const, action])]
        const voulu = reglage({ ...droitsDuRole(LEUR, choisis), [domaine]: apres })
        const fautes = fautesDroits({ role: LEUR, voulu, par: [par], choisis })
        tried += 1
        const isSien = (droit: Droit) => hasDroit([par], droit)
        const isDuRole = (droit: Droit) => hasDroit([LEUR], droit, choisis)
        const isPermis =
          isSien({ domaine, action }) && tousDroits.every((un) => !isDuRole(un) || isSien(un))
        if (!isPermis) assert.ok(fautes[domaine], `${par} ${modele} ${domaine} ${action}`)
      }
  assert.equal(tried, 624)
})

test('a role that comes with the portal is changed by nobody; it is copied', () => {
  for (const par of personnel)
    for (const role of ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical'] as const) {
      const voulu = reglage({ ...droitsDuRole(role), contenus: [] })
      const [faute = ''] = Object.values(fautesDroits({ role, voulu, par: [par], choisis: null }))
      if (droitsDuRole(role).contenus.length > 0) assert.match(faute, /rôle fourni/)
    }
})

test('what is archived, or of another insurer, gives nothing and is given by nobody', () => {
  for (const choisis of [propre(tous, { archiveLe: '2026-11-01' }), null]) {
    assert.equal(hasDroit([LEUR], { domaine: 'demandes', action: 'read' }, choisis), false)
    assert.equal(canDonner(['Admin'], LEUR, choisis), false)
    const donne = { par: ['Admin'] as Role[], avant: [], choisis, isSoi: false }
    assert.equal(refusRoles({ ...donne, apres: [LEUR] }), 'inconnu')
    // Whoever still has it can be relieved of it.
    assert.notEqual(refusRoles({ ...donne, avant: [LEUR], apres: [] }), 'inconnu')
  }
})

test('medical reading is given as no role: neither the marker of a session nor a copy carries it', () => {
  const donne = { par: ['Admin'] as Role[], avant: [], choisis: null, isSoi: false }
  assert.equal(refusRoles({ ...donne, apres: ['AccesMedical'] }), 'inconnu')
  assert.equal(peutDonnerAvis([LEUR]), false)
  assert.equal(peutDonnerAvis(['BackEndUser', 'AccesMedical']), true)
})

const AVEUGLE = 'Sans la visualisation, les autres droits ne servent à rien'
const PAS_LE_SIEN = 'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même'
const TROP =
  'Ce rôle a des droits que vous n’avez pas\u00a0: demandez à un administrateur digital de le modifier'
const LE_SIEN = 'Vous avez vous-même ce rôle\u00a0: un collègue qui ne l’a pas peut le modifier'
const chef = avec('BackEndUser', { roles: TOUT, clients: ['read'] })
const avecChef = propre(droitsDuRole('BackEndUser'), { autres: { BackEndUser: chef } })
for (const [titre, voulu, par, choisis, attendu] of [
  [
    'an administrator gives a right',
    reglage(avec('BackEndUser', { clients: ['read', 'update'] })),
    ['Admin'],
    propre(droitsDuRole('BackEndUser')),
    undefined,
  ],
  [
    'an administrator narrows where it goes',
    reglage(droitsDuRole('BackEndUser'), 'Benef'),
    ['Admin'],
    propre(droitsDuRole('BackEndUser')),
    undefined,
  ],
  [
    'somebody gives what they have not',
    reglage(avec('BackEndUser', { clients: ['read', 'update'] })),
    ['BackEndUser'],
    avecChef,
    PAS_LE_SIEN,
  ],
  [
    'somebody gives what they have',
    reglage(avec('BackEndUser', { clients: ['read'] })),
    ['BackEndUser'],
    avecChef,
    undefined,
  ],
  [
    'somebody changes a role of theirs',
    reglage(avec('BackEndUser', { utilisateurs: [] })),
    ['Admin', LEUR],
    propre(droitsDuRole('BackEndUser')),
    LE_SIEN,
  ],
  [
    'somebody widens where a role of theirs goes',
    reglage(droitsDuRole('BackEndUser')),
    ['Admin', LEUR],
    propre(droitsDuRole('BackEndUser'), { demandes: 'Benef' }),
    LE_SIEN,
  ],
  [
    'somebody who stops at one side opens both',
    reglage(droitsDuRole('BackEndUser')),
    ['propre-ffffffff'],
    propre(droitsDuRole('BackEndUser'), {
      demandes: 'Benef',
      autres: { 'propre-ffffffff': { ...tous, portees: { demandes: 'Benef' }, fiche } },
    }),
    PAS_LE_SIEN,
  ],
  [
    'somebody lowers a role with what they have not',
    reglage(avec('Consultant', { clients: [] })),
    ['BackEndUser'],
    propre(droitsDuRole('Consultant'), { autres: { BackEndUser: chef } }),
    TROP,
  ],
  [
    'a right to change nothing that is seen',
    reglage(avec('BackEndUser', { clients: ['update'] })),
    ['Admin'],
    propre(droitsDuRole('BackEndUser')),
    AVEUGLE,
  ],
  [
    'a right that exists nowhere',
    reglage(avec('BackEndUser', { 'tableau-de-bord': ['read', 'delete'] })),
    ['Admin'],
    propre(droitsDuRole('BackEndUser')),
    'Ce droit n’existe pas ici',
  ],
] satisfies [string, Reglage, Role[], DroitsChoisis, string | undefined][])
  test(`rights: ${titre}`, () => {
    const fautes = fautesDroits({ role: LEUR, voulu, par, choisis })
    assert.deepEqual(Object.values(fautes), attendu === undefined ? [] : [attendu])
  })

for (const [titre, avant, voulu, seul, isADeux] of [
  ['nothing changes', reglage(chef), reglage(chef), reglage(chef), false],
  [
    'what is taken counts at once',
    reglage(chef),
    reglage({ ...chef, clients: [] }),
    reglage({ ...chef, clients: [] }),
    false,
  ],
  [
    'what is given waits, what is taken beside it does not',
    reglage(chef),
    reglage({ ...chef, clients: [], contenus: ['read'] }),
    reglage({ ...chef, clients: [] }),
    true,
  ],
  ['one side opens nothing', reglage(chef), reglage(chef, 'Benef'), reglage(chef, 'Benef'), false],
  ['both sides open more', reglage(chef, 'Benef'), reglage(chef), reglage(chef, 'Benef'), true],
  [
    'the other side is others',
    reglage(chef, 'Benef'),
    reglage(chef, 'Contrat'),
    reglage(chef, 'Benef'),
    true,
  ],
] satisfies [string, Reglage, Reglage, Reglage, boolean][])
  test(`a change of rights: ${titre}`, () =>
    assert.deepEqual(splitReglage(avant, voulu), { seul, isADeux }))

test('two roles that stop at one side each are worth both; one that opens nothing is worth none', () => {
  const lire = { domaine: 'demandes', action: 'read' } as const
  const autre = 'propre-ffffffff'
  const choisis = propre(droitsDuRole('BackEndUser'), {
    demandes: 'Benef',
    autres: {
      [autre]: { ...droitsDuRole('BackEndUser'), portees: { demandes: 'Contrat' }, fiche },
    },
  })
  assert.equal(porteeDuDroit([LEUR], lire, choisis), 'Benef')
  assert.equal(porteeDuDroit([autre], lire, choisis), 'Contrat')
  assert.equal(porteeDuDroit([LEUR, autre], lire, choisis), 'Both')
  assert.equal(porteeDuDroit([LEUR, 'AccesMedical'], lire, choisis), 'Benef')
  assert.equal(porteeDuDroit(['User'], lire, choisis), null)
  assert.equal(porteeDuDroit([LEUR], { domaine: 'utilisateurs', action: 'read' }, choisis), 'Both')
})
