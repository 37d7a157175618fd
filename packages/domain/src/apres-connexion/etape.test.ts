import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ContratSansRib,
  cleEtape,
  etapeSuivante,
  type FaitsApresConnexion,
  isRibADemander,
  PLUS_TARD,
  type Suite,
} from './index.ts'

const contrat = (ecart: Partial<ContratSansRib['modalitePaiementPrestation']> = {}) =>
  ({
    numeroContratIndividuel: '20450005',
    qualite: 'adherent',
    modalitePaiementPrestation: { isMissing: true, isEnAttente: false, ...ecart },
  }) satisfies ContratSansRib

const sansRib = contrat()
const complet = contrat({ isMissing: false })
const beneficiaire = { ...sansRib, qualite: 'beneficiaire' } as const

/** Everything is due at once. */
const tout: FaitsApresConnexion = {
  courant: sansRib,
  consentements: 2,
  isRibBloquant: false,
  isRibPasse: false,
  isEmailRejete: false,
  popups: 1,
  fermees: [],
}

for (const [title, ecart, attendu] of [
  ['no contract: that alone', { courant: 'aucun' }, 'sansContrat'],
  ['contracts on their way', { courant: null }, 'attente'],
  ['everything due: consents first', {}, 'consentements'],
  ['consents on their way: nothing goes before them', { consentements: null }, 'attente'],
  ['no consent to ask: the missing RIB', { consentements: 0 }, 'rib'],
  ['consents answered', { fermees: ['consentements'] }, 'rib'],
  ['consents answered, then late', { fermees: ['consentements'], consentements: null }, 'rib'],
  ['something put off: all of it is', { fermees: ['consentements', PLUS_TARD] }, 'fin'],
  [
    'something put off: late answers are not waited for',
    { fermees: [PLUS_TARD], popups: null, consentements: null },
    'fin',
  ],
  [
    'something put off: a blocking RIB is not',
    { fermees: ['consentements', PLUS_TARD], isRibBloquant: true },
    'rib',
  ],
  [
    'something put off: a contract that is gone is said',
    { fermees: [PLUS_TARD], courant: 'aucun' },
    'sansContrat',
  ],
  ['RIB given', { fermees: ['consentements', 'rib 20450005'] }, 'popups'],
  [
    'RIB given for another contract',
    { fermees: ['consentements', 'rib 20450001'], popups: 0 },
    'rib',
  ],
  [
    'a blocking RIB cannot be put off',
    { fermees: ['consentements', 'rib 20450005'], isRibBloquant: true },
    'rib',
  ],
  [
    'just sent, or not to be shown: it holds nothing up, even a blocking one',
    { consentements: 0, isRibPasse: true, isRibBloquant: true },
    'popups',
  ],
  ['RIB known', { consentements: 0, courant: complet }, 'popups'],
  [
    'RIB given, a clerk looks at it',
    { consentements: 0, courant: contrat({ isEnAttente: true }), isRibBloquant: true },
    'popups',
  ],
  [
    'an address that mails come back from, after what matters more',
    { consentements: 0, courant: complet, isEmailRejete: true },
    'email',
  ],
  [
    'that address, once it was seen',
    { consentements: 0, courant: complet, isEmailRejete: true, fermees: ['email'] },
    'popups',
  ],
  ['messages on their way', { consentements: 0, courant: complet, popups: null }, 'attente'],
  ['no message', { consentements: 0, courant: complet, popups: 0 }, 'fin'],
  ['all closed', { fermees: ['consentements', 'rib 20450005', 'popups'] }, 'fin'],
  ['a beneficiary: their consents', { courant: beneficiaire }, 'consentements'],
  [
    'a beneficiary: never the RIB, even a blocking one',
    { courant: beneficiaire, consentements: 0, isRibBloquant: true },
    'popups',
  ],
] satisfies [string, Partial<FaitsApresConnexion>, Suite][])
  test(`${title} → ${attendu}`, () => {
    assert.equal(etapeSuivante({ ...tout, ...ecart }), attendu)
  })

test('each one answered brings the next, until nothing is left', () => {
  const vues: Suite[] = []
  const fermees: string[] = []
  for (
    let suite = etapeSuivante(tout);
    suite !== 'fin';
    suite = etapeSuivante({ ...tout, fermees })
  ) {
    assert.ok(suite !== 'attente' && suite !== 'sansContrat')
    vues.push(suite)
    fermees.push(cleEtape(suite, sansRib))
  }
  assert.deepEqual(vues, ['consentements', 'rib', 'popups'])
})

test('the RIB is asked from the subscriber, when it is missing and nobody looks at one', () => {
  assert.deepEqual(
    [sansRib, complet, contrat({ isEnAttente: true }), beneficiaire].map(isRibADemander),
    [true, false, false, false],
  )
})
