import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ActionContrat,
  aFaireDesContrats,
  aFaireDuContrat,
  type ContratAFaire,
  type FaitsAccueil,
  isToutAJour,
} from './index.ts'

const contrat: ContratAFaire = {
  numeroContratIndividuel: '20450001',
  qualite: 'adherent',
  isActif: true,
  typeContrat: 'sante',
  isPrecontentieux: false,
  isCotisationRejetee: false,
  isMandatCaduc: false,
  isCompteADemander: false,
  impaye: null,
  indu: null,
  modalitePaiementPrestation: { isMissing: false, isEnAttente: false },
  teletransmissionRefusee: [],
}
const sansRib = { isMissing: true, isEnAttente: false }
const ribEnvoye = { isMissing: true, isEnAttente: true }
const julien = { qualite: 'beneficiaire' } as const

for (const [title, ecart, attendu] of [
  ['nothing', {}, []],
  ['no account', { modalitePaiementPrestation: sansRib }, ['rib']],
  ['an account that a clerk looks at', { modalitePaiementPrestation: ribEnvoye }, []],
  ['a debit that came back', { isCotisationRejetee: true }, ['cotisationRejetee']],
  [
    'a formal notice says it all',
    { impaye: {}, isPrecontentieux: true, isCotisationRejetee: true },
    ['impaye'],
  ],
  ['a void mandate', { isMandatCaduc: true }, ['mandat']],
  ['a void mandate is not a beneficiary’s affair', { ...julien, isMandatCaduc: true }, []],
  ['a benefit to give back', { indu: {} }, ['indu']],
  ['asked back from a beneficiary', { ...julien, indu: {} }, ['indu']],
  ['a debt', { isPrecontentieux: true }, ['precontentieux']],
  ['télétransmission refused', { teletransmissionRefusee: ['Léa'] }, ['teletransmission']],
  ['refused, contract ended', { teletransmissionRefusee: ['Léa'], isActif: false }, []],
  [
    'refused, provident contract',
    { teletransmissionRefusee: ['Léa'], typeContrat: 'prevoyance' },
    [],
  ],
  [
    'everything, the most pressing first',
    {
      isPrecontentieux: true,
      isCotisationRejetee: true,
      modalitePaiementPrestation: sansRib,
      teletransmissionRefusee: ['Léa'],
    },
    ['precontentieux', 'cotisationRejetee', 'rib', 'teletransmission'],
  ],
  [
    'a beneficiary is asked for no money',
    { ...julien, isPrecontentieux: true, isCotisationRejetee: true },
    [],
  ],
  [
    'a beneficiary without an account of their own',
    { ...julien, isCompteADemander: true },
    ['compte'],
  ],
  [
    'a beneficiary’s own télétransmission',
    { ...julien, teletransmissionRefusee: ['Julien'] },
    ['teletransmission'],
  ],
] satisfies [string, Partial<ContratAFaire>, ActionContrat[]][])
  test(`to do for a contract, ${title}: ${attendu.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(aFaireDuContrat({ ...contrat, ...ecart }), attendu))

test('every contract says what it waits for, the one that is shown first', () => {
  const courant = { ...contrat, numeroContratIndividuel: '20450002' }
  const rejetee = { ...contrat, isCotisationRejetee: true }
  const endette = { ...contrat, numeroContratIndividuel: '20450003', isPrecontentieux: true }
  assert.deepEqual(aFaireDesContrats([rejetee, courant, endette], courant), [
    { contrat: rejetee, actions: ['cotisationRejetee'] },
    { contrat: endette, actions: ['precontentieux'] },
  ])
  assert.deepEqual(
    aFaireDesContrats([rejetee, courant, endette], endette).map(({ contrat }) => contrat),
    [endette, rejetee],
  )
  assert.deepEqual(aFaireDesContrats([courant], courant), [])
})

const rien: FaitsAccueil = {
  contrats: [contrat, { ...contrat, typeContrat: 'prevoyance' }],
  demandes: { attendent: 0, brouillons: 0, refusees: [] },
  consentements: 0,
}

for (const [title, ecart, attendu] of [
  ['nothing waits', {}, true],
  ['a piece is asked for', { demandes: { attendent: 1, brouillons: 0, refusees: [] } }, false],
  ['a draft', { demandes: { attendent: 0, brouillons: 1, refusees: [] } }, false],
  ['a refused claim', { demandes: { attendent: 0, brouillons: 0, refusees: [{}] } }, false],
  ['requests not known yet', { demandes: null }, false],
  ['a consent without an answer', { consentements: 1 }, false],
  ['consents not known yet', { consentements: null }, false],
  [
    'the other contract waits',
    { contrats: [contrat, { ...contrat, isCotisationRejetee: true }] },
    false,
  ],
  ['no contract', { contrats: [] }, false],
  [
    'a beneficiary of a contract in debt',
    { contrats: [{ ...contrat, ...julien, isPrecontentieux: true }] },
    false,
  ],
] satisfies [string, Partial<FaitsAccueil>, boolean][])
  test(`may accueil say that all is well, ${title}: ${attendu}`, () =>
    assert.equal(isToutAJour({ ...rien, ...ecart }), attendu))
