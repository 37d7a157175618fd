import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Acteur,
  type EtatDemande,
  type Geste,
  isEnCours,
  isRepondue,
  libelleEtatDe,
  transition,
} from './index.ts'

const JOUR = '2026-11-16'

/** State after state: where a gesture leads, or `-`. `acceptee` here waits for a day to come. */
const colonnes: readonly EtatDemande[] = [
  'recue',
  'en-cours',
  'acceptee',
  'refusee',
  'sans-suite',
  'annulee',
]
const cas: Record<Acteur, Record<Geste, string>> = {
  membre: {
    prendre: '- - - - - -',
    rendre: '- - - - - -',
    confier: '- - - - - -',
    demander: '- - - - - -',
    repondre: 'recue en-cours - - - -',
    ecrire: 'recue en-cours - - - -',
    accepter: '- - - - - -',
    refuser: '- - - - - -',
    clore: '- - - - - -',
    conclure: '- - - - - -',
    annuler: 'annulee annulee annulee - - -',
    appliquer: '- - - - - -',
    revenir: '- - - - - -',
    requalifier: '- - - - - -',
    coder: '- - - - - -',
    rattacher: '- - - - - -',
    reunir: '- - - - - -',
    joindre: '- - - - - -',
    tenir: '- - - - - -',
    analyser: '- - - - - -',
  },
  gestionnaire: {
    prendre: 'en-cours en-cours - - - -',
    rendre: '- recue - - - -',
    confier: 'en-cours en-cours - - - -',
    demander: 'en-cours en-cours - - - -',
    repondre: '- - - - - -',
    ecrire: 'recue en-cours - - - -',
    accepter: 'acceptee acceptee - - - -',
    refuser: 'refusee refusee - - - -',
    clore: 'sans-suite sans-suite - - - -',
    conclure: '- - - - - -',
    annuler: '- - - - - -',
    appliquer: '- - - - - -',
    revenir: '- - en-cours en-cours en-cours -',
    requalifier: 'en-cours en-cours - - - -',
    coder: 'en-cours en-cours - - - -',
    rattacher: 'en-cours en-cours - - - -',
    reunir: '- - - - - -',
    joindre: '- - - - - -',
    tenir: 'recue en-cours acceptee refusee sans-suite annulee',
    analyser: 'recue en-cours acceptee refusee sans-suite annulee',
  },
  systeme: {
    prendre: 'en-cours en-cours - - - -',
    rendre: '- - - - - -',
    confier: '- - - - - -',
    demander: 'en-cours en-cours - - - -',
    repondre: '- - - - - -',
    ecrire: 'recue en-cours - - - -',
    accepter: 'acceptee acceptee - - - -',
    refuser: 'refusee refusee - - - -',
    clore: 'sans-suite sans-suite - - - -',
    conclure: '- - - - - -',
    annuler: '- - - - - -',
    appliquer: '- - - - - -',
    revenir: '- - - - - -',
    requalifier: '- - - - - -',
    coder: '- - - - - -',
    rattacher: '- - - - - -',
    reunir: '- - - - - -',
    joindre: '- - - - - -',
    tenir: '- - - - - -',
    analyser: '- - - - - -',
  },
  portail: {
    prendre: '- - - - - -',
    rendre: '- - - - - -',
    confier: '- - - - - -',
    demander: '- - - - - -',
    repondre: '- - - - - -',
    ecrire: '- - - - - -',
    accepter: 'acceptee acceptee - - - -',
    refuser: '- - - - - -',
    clore: '- - - - - -',
    conclure: '- - - - - -',
    annuler: '- - - - - -',
    appliquer: '- - acceptee - - -',
    revenir: '- - en-cours en-cours en-cours -',
    requalifier: '- - - - - -',
    coder: '- - - - - -',
    rattacher: '- - - - - -',
    reunir: '- - - - - -',
    joindre: '- - - - - -',
    tenir: '- - - - - -',
    analyser: '- - - - - -',
  },
}

for (const [acteur, parGeste] of Object.entries(cas) as [Acteur, Record<Geste, string>][])
  for (const [geste, ligne] of Object.entries(parGeste) as [Geste, string][])
    test(`${acteur}, ${geste}: ${ligne}`, () => {
      const obtenu = colonnes.map((etat) => {
        const planifiee = { etat, effetLe: '2026-12-01', isAppliquee: false }
        const issue = transition(planifiee, geste, acteur, JOUR)
        return 'etat' in issue ? issue.etat : '-'
      })
      assert.equal(obtenu.join(' '), ligne)
    })

for (const [titre, effetLe, isAppliquee, geste, acteur, attendu] of [
  [
    'applied, it is over',
    '2026-11-01',
    true,
    'annuler',
    'membre',
    'Cette demande est déjà acceptée et appliquée',
  ],
  [
    'applied, nobody takes it back',
    null,
    true,
    'revenir',
    'gestionnaire',
    'Cette demande est déjà acceptée et appliquée',
  ],
  [
    'applied, it is not done twice',
    null,
    true,
    'appliquer',
    'portail',
    'Cette demande est déjà acceptée et appliquée',
  ],
  ['the day before, it can be cancelled', '2026-11-17', false, 'annuler', 'membre', 'annulee'],
  [
    'on its day, it cannot',
    '2026-11-16',
    false,
    'annuler',
    'membre',
    'Cette demande prend effet aujourd’hui\u00a0: elle ne peut plus être annulée',
  ],
  ['on its day, it is done', '2026-11-16', false, 'appliquer', 'portail', 'acceptee'],
] satisfies [string, string | null, boolean, Geste, Acteur, string][])
  test(`accepted: ${titre}`, () => {
    const issue = transition({ etat: 'acceptee', effetLe, isAppliquee }, geste, acteur, JOUR)
    assert.equal('etat' in issue ? issue.etat : issue.refus, attendu)
  })

for (const [etat, geste, refus] of [
  ['refusee', 'accepter', 'Cette demande est déjà refusée'],
  ['annulee', 'refuser', 'Cette demande est déjà annulée'],
  ['sans-suite', 'prendre', 'Cette demande a été classée sans suite'],
  ['recue', 'revenir', 'Personne n’a encore pris cette demande en charge'],
  ['en-cours', 'revenir', 'Cette demande n’a pas encore reçu de réponse'],
  ['recue', 'annuler', 'Cette opération n’est pas possible ici'],
] satisfies [EtatDemande, Geste, string][])
  test(`a clerk’s ${geste} on ${etat} is refused in words`, () => {
    assert.deepEqual(
      transition({ etat, effetLe: null, isAppliquee: false }, geste, 'gestionnaire', JOUR),
      { refus },
    )
  })

test('what is under way: open, or accepted for a day to come', () => {
  const enCours = (etat: EtatDemande, isAppliquee = false) =>
    isEnCours({ etat, effetLe: null, isAppliquee })
  assert.deepEqual(
    colonnes.map((etat) => enCours(etat)),
    [true, true, true, false, false, false],
  )
  assert.equal(enCours('acceptee', true), false)
})

test('what one has a right to is never refused, and can be set right', () => {
  const cours = {
    etat: 'en-cours',
    effetLe: null,
    isAppliquee: false,
    isIrrefusable: true,
  } as const
  assert.deepEqual(transition(cours, 'refuser', 'gestionnaire', JOUR), {
    refus: 'Cette demande ne se refuse pas\u00a0: corrigez son motif, puis acceptez-la',
  })
  assert.deepEqual(transition(cours, 'requalifier', 'gestionnaire', JOUR), { etat: 'en-cours' })
})

/** Of a conversation: answered or not, its member there or gone; `acceptee` is answered and closed. */
const echange: readonly [Acteur, Geste, 'repondue' | 'sans reponse' | 'compte ferme', string][] = [
  ['gestionnaire', 'accepter', 'repondue', '- - - - - -'],
  ['portail', 'accepter', 'sans reponse', '- - - - - -'],
  ['gestionnaire', 'refuser', 'repondue', '- - - - - -'],
  ['gestionnaire', 'conclure', 'repondue', 'acceptee acceptee - - - -'],
  ['gestionnaire', 'conclure', 'sans reponse', '- - - - - -'],
  ['membre', 'conclure', 'repondue', '- - - - - -'],
  ['gestionnaire', 'clore', 'repondue', '- - - - - -'],
  ['gestionnaire', 'clore', 'sans reponse', '- - - - - -'],
  ['gestionnaire', 'clore', 'compte ferme', 'sans-suite sans-suite - - - -'],
  ['gestionnaire', 'ecrire', 'sans reponse', 'en-cours en-cours en-cours - - -'],
  ['membre', 'ecrire', 'repondue', 'recue en-cours en-cours - - -'],
  ['membre', 'annuler', 'repondue', 'annulee annulee - - - -'],
  ['gestionnaire', 'revenir', 'repondue', '- - - en-cours en-cours -'],
  ['gestionnaire', 'requalifier', 'sans reponse', 'en-cours en-cours - - - -'],
]
for (const [acteur, geste, comment, attendu] of echange)
  test(`a message, ${comment}: ${geste} by ${acteur} leads to ${attendu}`, () => {
    const obtenu = colonnes.map((etat) => {
      const cours = {
        etat,
        effetLe: null,
        isAppliquee: etat === 'acceptee',
        isEchange: true,
        isRepondue: comment === 'repondue',
        isCompteFerme: comment === 'compte ferme',
      }
      const issue = transition(cours, geste, acteur, JOUR)
      return 'etat' in issue ? issue.etat : '-'
    })
    assert.equal(obtenu.join(' '), attendu)
  })

for (const [geste, isEchange, refus] of [
  ['accepter', true, 'Un message ne s’accepte ni ne se refuse\u00a0: répondez-y'],
  ['refuser', true, 'Un message ne s’accepte ni ne se refuse\u00a0: répondez-y'],
  ['conclure', true, 'Ce message attend votre réponse\u00a0: écrivez-la, puis fermez-le'],
  ['clore', true, 'Un message ne se classe pas sans réponse\u00a0: répondez-y, puis fermez-le'],
  ['conclure', false, 'Cette demande attend une décision\u00a0: une réponse ne la clôt pas'],
] satisfies [Geste, boolean, string][])
  test(`${geste} of ${isEchange ? 'a message' : 'a request'} is refused in words`, () => {
    const cours = { etat: 'en-cours', effetLe: null, isAppliquee: false, isEchange } as const
    assert.deepEqual(transition(cours, geste, 'gestionnaire', JOUR), { refus })
  })

test('the end of a message is called answered, of anything else accepted', () => {
  assert.equal(libelleEtatDe('acceptee', true), 'Répondue')
  assert.equal(libelleEtatDe('acceptee', false), 'Acceptée')
  assert.equal(libelleEtatDe('annulee', true), 'Annulée')
})

for (const [suite, attendu] of [
  ['membre recevoir', false],
  ['membre recevoir, gestionnaire prendre', false],
  ['membre recevoir, gestionnaire ecrire', true],
  ['membre recevoir, gestionnaire ecrire, gestionnaire confier', true],
  ['membre recevoir, gestionnaire conclure, membre ecrire', false],
  ['membre recevoir, gestionnaire ecrire, gestionnaire demander, membre repondre', false],
  ['membre recevoir, gestionnaire demander', false],
] satisfies [string, boolean][])
  test(`${suite}: ${attendu ? 'answered' : 'awaits an answer'}`, () => {
    const evenements = suite.split(', ').map((un) => {
      const [par, geste] = un.split(' ') as [Acteur, Geste]
      return { par, geste }
    })
    assert.equal(isRepondue(evenements), attendu)
  })

test('what the law wants can be noted as done long after', () => {
  const faite = { etat: 'acceptee', effetLe: '2026-01-01', isAppliquee: true } as const
  assert.deepEqual(transition(faite, 'tenir', 'gestionnaire', JOUR), { etat: 'acceptee' })
})
