import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '../roles/index.ts'
import {
  debutAccords,
  expirationAccord,
  gestesAccord,
  isPreuveForte,
  isUneSeulePersonne,
  limitesAccord,
  refusAccord,
} from './accord.ts'
import { isMemeValeur } from './chemins.ts'
import { peutNommerSeul, separerRoles } from './roles.ts'
import {
  direSensibles,
  isOrdinaire,
  reglagesOrdinaires,
  reglagesSensibles,
  sensibleDe,
} from './sensibles.ts'
import { appliquerSensibles, changesDepuis, separerSensibles } from './separer.ts'

const now = new Date('2026-11-18T12:00:00Z')
const anne = {
  compteId: 'a',
  email: 'anne@x.fr',
  personneId: null,
  roles: ['Admin'] as Role[],
  accordsDesLe: new Date('2026-01-01T00:00:00Z'),
}
const bob = { ...anne, compteId: 'b', email: 'bob@x.fr' }

test('a day to cancel, fourteen to agree, three before a new administrator counts', () => {
  assert.equal(limitesAccord.delaiHeures, 24)
  assert.deepEqual(expirationAccord(now), new Date('2026-12-02T12:00:00Z'))
  assert.deepEqual(debutAccords(now), new Date('2026-11-21T12:00:00Z'))
})

test('a setting is sensitive or ordinary, never both, and what is below it goes with it', () => {
  for (const reglage of Object.keys(reglagesSensibles)) assert.equal(isOrdinaire(reglage), false)
  for (const reglage of reglagesOrdinaires) assert.equal(sensibleDe(reglage), null)
  assert.equal(sensibleDe('fournisseurExterne.issuer'), 'fournisseurExterne')
  assert.equal(sensibleDe('config.alertesLecture.dossiersHeure'), 'config.alertesLecture')
  assert.equal(sensibleDe('config.icsautre'), null)
  assert.equal(
    direSensibles(['fournisseurExterne', 'adresses', 'adressePublique', 'libelle']),
    'le fournisseur d’identité, les adresses du portail',
  )
})

for (const [quoi, a, b, attendu] of [
  ['order of names', { b: 1, a: [1, 2] }, { a: [1, 2], b: 1 }, true],
  ['order of a list', { a: [1, 2] }, { a: [2, 1] }, false],
  ['nothing and null', undefined, null, true],
  ['a name that holds nothing', { a: 1, b: undefined }, { a: 1 }, true],
  ['nothing and false', null, false, false],
] as const)
  test(`values compared: ${quoi}`, () => assert.equal(isMemeValeur(a, b), attendu))

const etat = {
  libelle: 'X',
  adresses: ['x.fr'],
  adressePublique: 'https://x.fr' as string | null,
  fournisseurExterne: null as null | { issuer: string },
  config: { ics: 'FR12ZZZ1' as string | undefined, delaiToasts: 5, passwordRequiredLength: 12 },
}

test('a change in two: what one writes alone, and what waits with both sides', () => {
  const { ordinaire, sensible } = separerSensibles(etat, {
    ...etat,
    libelle: 'Y',
    adresses: ['y.fr'],
    fournisseurExterne: { issuer: 'https://idp' },
    config: { ...etat.config, ics: undefined, delaiToasts: 9 },
  })
  assert.deepEqual(ordinaire, {
    ...etat,
    libelle: 'Y',
    config: { ...etat.config, delaiToasts: 9 },
  })
  assert.deepEqual(sensible, {
    avant: { fournisseurExterne: null, adresses: ['x.fr'], 'config.ics': 'FR12ZZZ1' },
    apres: {
      fournisseurExterne: { issuer: 'https://idp' },
      adresses: ['y.fr'],
      'config.ics': null,
    },
  })
  assert.equal(separerSensibles(etat, { ...etat, libelle: 'Y' }).sensible, null)
})

test('what a setting is where nothing is said is no change of it, and is not written', () => {
  const vieux = { ...etat, config: { delaiToasts: 5 } as { passwordRequiredLength?: number } }
  const dit = { ...vieux, config: { ...vieux.config, passwordRequiredLength: 12 } }
  const complet = (lu: typeof vieux) => ({
    ...lu,
    config: { passwordRequiredLength: 12, ...lu.config },
  })
  assert.equal(separerSensibles(vieux, dit, complet).sensible, null)
  const voulu = { ...vieux, config: { ...vieux.config, passwordRequiredLength: 8 } }
  const { ordinaire, sensible } = separerSensibles(vieux, voulu, complet)
  assert.equal(ordinaire.config.passwordRequiredLength, undefined)
  assert.deepEqual(sensible?.avant, { 'config.passwordRequiredLength': 12 })
})

test('what was agreed to goes on top of what stands, if those very values still stand', () => {
  const saisie = {
    avant: { adressePublique: 'https://x.fr', 'config.ics': 'FR12ZZZ1' },
    apres: { adressePublique: null, 'config.ics': null },
  }
  const depuis = { ...etat, libelle: 'Changé depuis' }
  assert.deepEqual(changesDepuis(depuis, saisie), [])
  assert.deepEqual(appliquerSensibles(depuis, saisie), {
    ...depuis,
    adressePublique: null,
    config: { ...etat.config, ics: undefined },
  })
  assert.deepEqual(changesDepuis({ ...etat, config: { ...etat.config, ics: 'FR99' } }, saisie), [
    'config.ics',
  ])
})

for (const [quoi, a, b, attendu] of [
  ['two people', anne, bob, false],
  ['one account', anne, { ...bob, compteId: 'a' }, true],
  ['one mailbox, in capitals', anne, { ...bob, email: 'ANNE@x.fr' }, true],
  ['one mailbox, by a suffix', anne, { ...bob, email: 'anne+2@x.fr' }, true],
  ['one insured person', { ...anne, personneId: 'p' }, { ...bob, personneId: 'p' }, true],
] as const)
  test(`whether two are one: ${quoi}`, () => assert.equal(isUneSeulePersonne(a, b), attendu))

for (const [quoi, second, refus] of [
  ['another administrator', bob, null],
  ['whoever asked', anne, 'personne'],
  ['their other mailbox', { ...bob, email: 'anne+bob@x.fr' }, 'personne'],
  ['a clerk', { ...bob, roles: ['BackEndUser'] as Role[] }, 'role'],
  ['one who was never named', { ...bob, accordsDesLe: null }, 'recent'],
  [
    'one named three days ago, less a second',
    { ...bob, accordsDesLe: new Date(now.getTime() + 1000) },
    'recent',
  ],
  ['one named three days ago', { ...bob, accordsDesLe: now }, null],
] as const)
  test(`who agrees: ${quoi}`, () => assert.equal(refusAccord(anne, second, now), refus))

for (const [quoi, demandeur, refus] of [
  ['a clerk, whatever their rights', { ...anne, roles: ['BackEndUser'] as Role[] }, 'demandeur'],
  ['somebody without a role', { ...anne, roles: [] as Role[] }, 'demandeur'],
  ['an administrator who was never named', { ...anne, accordsDesLe: null }, 'demandeurRecent'],
  [
    'one named three days ago, less a second',
    { ...anne, accordsDesLe: new Date(now.getTime() + 1000) },
    'demandeurRecent',
  ],
  ['one named three days ago', { ...anne, accordsDesLe: now }, null],
] as const)
  test(`who asks: ${quoi}`, () => assert.equal(refusAccord(demandeur, bob, now), refus))

for (const [etatDe, isDemandeur, isAdmin, gestes] of [
  ['demande', false, true, ['accorder', 'refuser']],
  ['demande', true, true, ['annuler']],
  ['demande', true, false, ['annuler']],
  ['demande', false, false, []],
  ['accorde', false, true, ['annuler']],
  ['accorde', true, true, ['annuler']],
  ['accorde', false, false, []],
  ['applique', true, true, []],
  ['annule', false, true, []],
  ['refuse', false, true, []],
  ['expire', false, true, []],
  ['perime', false, true, []],
] as const)
  test(`gestures: ${etatDe}, ${isDemandeur ? 'one’s own' : 'another’s'}, ${isAdmin ? 'administrator' : 'not one'}`, () =>
    assert.deepEqual(gestesAccord(etatDe, { isDemandeur, isAdmin }), gestes))

for (const [quoi, minutes, secondFacteur, attendu] of [
  ['a moment ago with a code', 9, 'code', true],
  ['a moment ago with a passkey', 9, 'cle', true],
  ['ten minutes ago', 10, 'code', false],
  ['by the insurer’s provider', 1, 'fournisseur', false],
  ['without a code', 1, null, false],
] as const)
  test(`signing in as a proof: ${quoi}`, () => {
    const ouverteLe = new Date(now.getTime() - minutes * 60_000)
    assert.equal(isPreuveForte({ ouverteLe, secondFacteur }, now), attendu)
  })

for (const [avant, voulus, seuls, isADeux] of [
  [['Consultant'], ['BackEndUser'], ['BackEndUser'], false],
  [['Consultant'], ['Consultant', 'Admin'], ['Consultant'], true],
  [[], ['ServiceMedical'], [], true],
  [['Admin'], ['Consultant'], ['Consultant', 'Admin'], true],
  [['ServiceMedical', 'Consultant'], ['Consultant'], ['Consultant'], false],
  [['Admin'], ['Admin', 'BackEndUser'], ['Admin', 'BackEndUser'], false],
] as [Role[], Role[], Role[], boolean][])
  test(`roles ${avant.join('+')} → ${voulus.join('+')}: ${isADeux ? 'by two' : 'by one'}`, () =>
    assert.deepEqual(separerRoles(avant, voulus), { seuls, isADeux }))

for (const [par, avant, voulus, administrateurs, attendu] of [
  [['Admin'], [], ['Admin'], 1, true],
  [['Admin'], ['Consultant'], ['Consultant', 'Admin'], 1, true],
  [['Admin'], [], ['Admin'], 2, false],
  [['Admin'], [], ['Admin', 'ServiceMedical'], 1, false],
  [['Admin'], [], ['ServiceMedical'], 1, false],
  [['Admin'], ['Admin'], [], 1, false],
  [['BackEndUser', 'Consultant'], [], ['Admin'], 1, false],
] as [Role[], Role[], Role[], number, boolean][])
  test(`${par.join('+')} alone, of ${administrateurs}: ${avant.join('+')} → ${voulus.join('+')}`, () =>
    assert.equal(peutNommerSeul(par, avant, voulus, administrateurs), attendu))
