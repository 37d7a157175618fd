import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Circumstances, type Decision, decide, type Guard } from './guard.ts'

const visiteur = { etat: 'visiteur' } as const
const membre = { etat: 'connecte', user: { roles: ['User'] } } as const
const beneficiaire = { etat: 'connecte', user: { roles: ['Beneficiaire'] } } as const
const gestionnaire = { etat: 'connecte', user: { roles: ['BackEndUser'] } } as const

const proche = {
  etat: 'connecte',
  user: { roles: ['User'], delegation: { domaines: ['carte'] } },
} as const

const ordinary: Circumstances = {
  visitor: visiteur,
  numeroContrat: null,
  qualite: null,
  fonctionnalites: {},
  isUrlRestreinte: false,
  oidcExternalProvider: false,
  isApercu: false,
}
const off = { isActivated: false, isActivatedPerContract: {} }
const oneContract = { isActivated: true, isActivatedPerContract: { '1': true, '2': false } }

const home: Guard = { session: 'none', embeddedProviderOnly: true }
const register: Guard = { feature: 'creation', unrestrictedAddress: true }
const accueil: Guard = { session: 'required' }
const admin: Guard = { role: 'backoffice' }
const previewed: Guard = { role: 'membre', apercu: true }
const lecteurDe = (domaine: 'referentiels' | 'historique'): Guard => ({
  role: 'backoffice',
  droit: { domaine, action: 'read' },
})
const [referentiels, historique] = [lecteurDe('referentiels'), lecteurDe('historique')]

const cases: [string, Guard, Partial<Circumstances>, Decision['type']][] = [
  ['a public route, visitor', {}, {}, 'enter'],
  ['a public route, signed in', {}, { visitor: membre }, 'enter'],
  ['a public route, session unknown', {}, { visitor: { etat: 'inconnue' } }, 'enter'],
  ['home, visitor', home, {}, 'enter'],
  ['home, session unknown', home, { visitor: { etat: 'inconnue' } }, 'wait'],
  ['home, signed in', home, { visitor: membre }, 'already-signed-in'],
  ['home, server away', home, { visitor: { etat: 'injoignable' } }, 'enter'],
  ['R2.56 home, external provider', home, { oidcExternalProvider: true }, 'sign-in'],
  ['signed-in route, visitor', accueil, {}, 'sign-in'],
  ['signed-in route, session unknown', accueil, { visitor: { etat: 'inconnue' } }, 'wait'],
  ['signed-in route, server away', accueil, { visitor: { etat: 'injoignable' } }, 'unreachable'],
  ['signed-in route, member', accueil, { visitor: membre }, 'enter'],
  ['member route, beneficiary', { role: 'membre' }, { visitor: beneficiaire }, 'enter'],
  ['adherent’s route, adherent', { portee: 'Contrat' }, { qualite: 'adherent' }, 'enter'],
  ['adherent’s route, beneficiary', { portee: 'Contrat' }, { qualite: 'beneficiaire' }, 'refuse'],
  ['beneficiary’s route, adherent', { portee: 'Benef' }, { qualite: 'adherent' }, 'refuse'],
  ['everybody’s route, beneficiary', { portee: 'Both' }, { qualite: 'beneficiaire' }, 'enter'],
  ['adherent’s route, contracts not read yet', { portee: 'Contrat' }, {}, 'enter'],
  ['member route, staff', { role: 'membre' }, { visitor: gestionnaire }, 'refuse'],
  ['previewed route, staff', previewed, { visitor: gestionnaire, isApercu: true }, 'enter'],
  ['previewed route, staff as usual', previewed, { visitor: gestionnaire }, 'refuse'],
  [
    'other route, previewed',
    { role: 'membre' },
    { visitor: gestionnaire, isApercu: true },
    'refuse',
  ],
  ['previewed route, visitor', previewed, { isApercu: true }, 'sign-in'],
  [
    'an area opened to a relative',
    { ...accueil, delegation: 'carte' },
    { visitor: proche },
    'enter',
  ],
  ['another area', { ...accueil, delegation: 'documents' }, { visitor: proche }, 'refuse'],
  ['what no area opens', { role: 'membre' }, { visitor: proche }, 'refuse'],
  ['their start', { ...accueil, delegation: 'toujours' }, { visitor: proche }, 'enter'],
  ['a public route, a relative', {}, { visitor: proche }, 'enter'],
  ['back office, visitor', admin, {}, 'sign-in'],
  ['back office, member', admin, { visitor: membre }, 'refuse'],
  ['back office, staff', admin, { visitor: gestionnaire }, 'enter'],
  ['a right that a clerk has', referentiels, { visitor: gestionnaire }, 'enter'],
  ['a right that a clerk lacks', historique, { visitor: gestionnaire }, 'refuse'],
  ['a right, visitor', historique, {}, 'sign-in'],
  ['R2.45 register, unknown feature', register, {}, 'enter'],
  ['R2.45 register, feature off', register, { fonctionnalites: { creation: off } }, 'refuse'],
  ['register, features not read yet', register, { fonctionnalites: null }, 'wait'],
  [
    'a route without feature waits for none',
    accueil,
    { visitor: membre, fonctionnalites: null },
    'enter',
  ],
  ['R2.07 register, restricted address', register, { isUrlRestreinte: true }, 'refuse'],
  ['register, external provider', register, { oidcExternalProvider: true }, 'enter'],
  [
    'provider route, external provider',
    { embeddedProviderOnly: true },
    { oidcExternalProvider: true },
    'refuse',
  ],
  [
    'R6.07 feature off for the current contract',
    { feature: 'rib' },
    { visitor: membre, numeroContrat: '2', fonctionnalites: { rib: oneContract } },
    'refuse',
  ],
  [
    'R6.07 feature on for the current contract',
    { feature: 'rib' },
    { visitor: membre, numeroContrat: '1', fonctionnalites: { rib: oneContract } },
    'enter',
  ],
  [
    'R6.09 any feature of a list',
    { feature: 'off, rib' },
    { fonctionnalites: { off, rib: oneContract } },
    'enter',
  ],
]

for (const [title, guard, circumstances, expected] of cases)
  test(`${title}: ${expected}`, () => {
    assert.equal(decide(guard, { ...ordinary, ...circumstances }).type, expected)
  })

test('a refusal names its redirect URL, or none', () => {
  const guard = { feature: 'creation' }
  const circumstances = { ...ordinary, fonctionnalites: { creation: off } }
  assert.deepEqual(decide({ ...guard, redirectUrl: '#/page/aide' }, circumstances), {
    type: 'refuse',
    redirectUrl: '#/page/aide',
  })
  assert.deepEqual(decide(guard, circumstances), { type: 'refuse', redirectUrl: null })
})
