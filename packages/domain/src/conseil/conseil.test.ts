import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUCUN_COMPTEUR } from '../prestations/index.ts'
import { type Besoins, besoinsDe, direBesoins, SANS_CONSEIL, validateConseil } from './besoins.ts'
import {
  type Candidat,
  conseiller,
  isConforme,
  isConseilChange,
  type MatiereConseil,
} from './conseil.ts'
import { attentesRemises } from './renouvellement.ts'

const besoins = (ecart: Partial<Besoins> = {}): Besoins => ({
  recherche: 'equilibre',
  pourQui: 'tous',
  attentes: [],
  budget: 'libre',
  precisions: '',
  ...ecart,
})
const niveau = (cle: string, cotisation: number | null, reste: number, dentaire: number) =>
  ({
    cle,
    libelle: cle,
    isActuel: cle === 'Confort',
    cotisation,
    reste,
    exemples: { dentaire },
    repondA: [],
  }) satisfies Candidat
const niveaux: MatiereConseil = {
  genre: 'niveau',
  candidats: [
    niveau('Sérénité', 13_000, 10_000, 20_000),
    niveau('Confort', 10_000, 30_000, 50_000),
    niveau('Essentiel', 6000, 90_000, 120_000),
  ],
}
const renfort = (cle: string, cotisation: number, repondA: Candidat['repondA']): Candidat => ({
  cle,
  libelle: `Renfort ${cle}`,
  isActuel: cle === '',
  cotisation,
  reste: null,
  exemples: {},
  repondA,
})
const renforts: MatiereConseil = {
  genre: 'renfort',
  candidats: [
    renfort('', 10_000, []),
    renfort('OPT', 10_690, ['optique']),
    renfort('DEN', 11_150, ['dentaire']),
    renfort('ASS', 10_420, ['aide']),
  ],
}

for (const [title, ecart, matiere, recommandes] of [
  // 12 × 130 + 100 = 1660, 12 × 100 + 300 = 1500, 12 × 60 + 900 = 1620.
  ['a year as a whole', {}, niveaux, ['Confort']],
  // The same with 200, 500 and 1200 of dental care to come: 1860, 2000, 2820.
  ['a year with the care to come', { attentes: ['dentaire'] }, niveaux, ['Sérénité']],
  ['what is left to pay', { recherche: 'reste' }, niveaux, ['Sérénité']],
  ['the lowest price', { recherche: 'cotisation' }, niveaux, ['Essentiel']],
  ['no more than today', { recherche: 'reste', budget: 'egal' }, niveaux, ['Confort']],
  ['up to 10 € more', { recherche: 'reste', budget: 'plus10' }, niveaux, ['Confort']],
  ['up to 30 € more', { recherche: 'reste', budget: 'plus30' }, niveaux, ['Sérénité']],
  ['less than today', { recherche: 'reste', budget: 'moins' }, niveaux, ['Essentiel']],
  ['an option that answers', { attentes: ['optique'] }, renforts, ['OPT']],
  ['two, cheapest first', { attentes: ['optique', 'dentaire'] }, renforts, ['OPT', 'DEN']],
  [
    'as many as the budget holds',
    { attentes: ['optique', 'dentaire'], budget: 'plus10' },
    renforts,
    ['OPT'],
  ],
  ['nothing expected: nothing added', {}, renforts, ['']],
  ['nothing that answers', { attentes: ['aidesAuditives'] }, renforts, ['']],
  [
    'whoever wants to pay less is sold nothing',
    { recherche: 'cotisation', attentes: ['optique'] },
    renforts,
    [''],
  ],
  ['no more than today, nothing added', { attentes: ['aide'], budget: 'egal' }, renforts, ['']],
] satisfies [string, Partial<Besoins>, MatiereConseil, string[]][])
  test(`the advice follows the needs: ${title}`, () => {
    assert.deepEqual(conseiller(besoins(ecart), matiere).recommandes, recommandes)
  })

test('every advice says why, in euros', () => {
  const ecart = { recherche: 'reste', attentes: ['dentaire', 'aide'], pourQui: 'certains' } as const
  const { titre, raisons } = conseiller(besoins(ecart), niveaux)
  assert.equal(titre, 'Passer au niveau Sérénité')
  assert.deepEqual(raisons, [
    'Vous cherchez d’abord à réduire ce qui reste à votre charge.',
    'Sur vos douze derniers mois de soins, Sérénité vous aurait laissé 100,00\u00a0€ à payer, contre 300,00\u00a0€ avec votre niveau.',
    'Votre cotisation serait de 130,00\u00a0€ par mois, soit 30,00\u00a0€ de plus qu’aujourd’hui.',
    'Dentaire\u00a0: sur nos exemples de soins à prix habituels, 200,00\u00a0€ resteraient à votre charge, contre 500,00\u00a0€ avec votre niveau.',
    'De l’aide à la maison\u00a0: cela relève d’un renfort, et non du niveau de garanties.',
    'Un niveau de garanties s’applique à toutes les personnes du contrat, pas à certaines seulement.',
  ])
  const serre = conseiller(besoins({ recherche: 'reste', budget: 'egal' }), niveaux)
  assert.ok(serre.raisons.includes('Au-delà du budget que vous avez indiqué\u00a0: Sérénité.'))
})

test('cover that nobody can use within a year is not advised, and the advice says from when on', () => {
  const pasAvant = { optique: '2028-05-12' }
  const remis = {
    ...renforts,
    candidats: renforts.candidats.map((un) => (un.isActuel ? un : { ...un, pasAvant })),
  }
  const seul = conseiller(besoins({ attentes: ['optique'] }), remis)
  assert.deepEqual(seul.recommandes, [''])
  assert.ok(
    seul.raisons.includes(
      'Optique\u00a0: vous ne pourriez vous en servir qu’à partir du 12/05/2028, d’ici là rien n’est renouvelé. Nous ne le conseillons pas avant.',
    ),
    seul.raisons.join('\n'),
  )
  // That nothing answers would be untrue.
  assert.ok(!seul.raisons.some((raison) => raison.startsWith('Aucun renfort')))
  const deux = conseiller(besoins({ attentes: ['optique', 'dentaire'] }), remis)
  assert.deepEqual(deux.recommandes, ['DEN'])
  const autre = conseiller(besoins({ attentes: ['dentaire'] }), remis)
  assert.ok(!autre.raisons.some((raison) => raison.includes('12/05/2028')))
})

const adulte = (...lignes: [codeActe: string, dateSoins: string][]) => ({
  dateNaissance: '1980-05-02',
  garanties: [
    { cle: 'lunettes', libelle: 'x', famille: 'optique', regle: { type: 'brss', taux: 100 } },
    {
      cle: 'audioprothese',
      libelle: 'x',
      famille: 'aidesAuditives',
      regle: { type: 'brss', taux: 200 },
    },
  ] as const,
  renforts: [],
  anciennes: [],
  lignes: lignes.map(([codeActe, dateSoins]) => ({
    codeActe,
    dateSoins,
    etat: 'reglee' as const,
    depense: 20_000,
    quantite: codeActe.startsWith('AUD') ? 2 : 1,
    compteurs: AUCUN_COMPTEUR,
    ro: 9,
    rc: 6,
  })),
})

for (const [quoi, assures, attendu] of [
  ['nobody has any', [adulte()], {}],
  ['glasses of this summer', [adulte(['OPTB', '2026-07-10'])], { optique: '2028-07-10' }],
  ['glasses that are renewed within a year', [adulte(['OPTB', '2025-07-10'])], {}],
  ['whoever else has none', [adulte(['OPTB', '2026-07-10']), adulte()], {}],
  ['whoever else keeps their care to themselves', [adulte(['OPTB', '2026-07-10']), null], {}],
  [
    'the first of two',
    [adulte(['OPTB', '2026-07-10']), adulte(['OPTA', '2026-03-01'])],
    { optique: '2028-03-01' },
  ],
  ['contact lenses besides', [adulte(['OPTB', '2026-07-10'], ['LEN', '2026-08-01'])], {}],
  ['two hearing aids', [adulte(['AUD2', '2026-07-10'])], { aidesAuditives: '2030-07-10' }],
] as const)
  test(`what cannot be used within a year: ${quoi}`, () =>
    assert.deepEqual(attentesRemises(assures, '2026-11-18'), attendu))

test('a level without a price is never advised', () => {
  const sansPrix = [niveau('Confort', 10_000, 30_000, 0), niveau('Haut', null, 0, 0)]
  const conseil = conseiller(besoins({ recherche: 'reste' }), {
    genre: 'niveau',
    candidats: sansPrix,
  })
  assert.deepEqual(conseil.recommandes, ['Confort'])
})

test('a choice agrees with its advice or does not', () => {
  const conseil = conseiller(besoins({ attentes: ['optique', 'dentaire'] }), renforts)
  assert.deepEqual(
    ['OPT', 'DEN', 'ASS', ''].map((choix) => isConforme(conseil, choix)),
    [true, true, false, false],
  )
})

test('an advice is worth nothing once a price, a level or what it says has changed', () => {
  const conseil = conseiller(besoins(), niveaux)
  const donne = { conseil, matiere: niveaux }
  const [un, ...autres] = niveaux.candidats
  assert.ok(un)
  // Care that came in meanwhile changes figures, and not the advice.
  const soigne = [{ ...un, reste: 10_001 }, ...autres]
  const avec = (candidats: Candidat[]): MatiereConseil => ({ genre: 'niveau', candidats })
  assert.equal(isConseilChange(donne, { conseil, matiere: avec(soigne) }), false)
  assert.equal(isConseilChange(donne, { conseil, matiere: avec(soigne.toReversed()) }), false)
  const cher = avec([{ ...un, cotisation: 13_001 }, ...autres])
  assert.equal(isConseilChange(donne, { conseil, matiere: cher }), true)
  assert.equal(isConseilChange(donne, { conseil, matiere: avec(autres) }), true)
  const autre = { ...conseil, recommandes: ['Sérénité'] }
  assert.equal(isConseilChange(donne, { conseil: autre, matiere: niveaux }), true)
})

test('three answers and a box by hand; words of one’s own are never required', () => {
  assert.deepEqual(Object.values(validateConseil(SANS_CONSEIL)).filter(Boolean).length, 5)
  const repondu = {
    ...SANS_CONSEIL,
    besoinRecherche: 'reste' as const,
    besoinPourQui: 'tous' as const,
    besoinBudget: 'egal' as const,
    conseilId: 'x',
    isConseilRecu: true,
  }
  assert.deepEqual(Object.values(validateConseil(repondu)).filter(Boolean), [])
  // Less left to pay and a lower contribution: no advice can be drawn from that.
  const contraire = {
    ...repondu,
    besoinRecherche: 'reste' as const,
    besoinBudget: 'moins' as const,
  }
  assert.match(validateConseil(contraire).besoinBudget ?? '', /ne vont pas ensemble/)
  assert.equal(besoinsDe(SANS_CONSEIL), null)
  const dits = besoinsDe(repondu)
  assert.ok(dits)
  assert.deepEqual(direBesoins(dits), [
    ['Ce que vous cherchez', 'Réduire ce qui reste à ma charge'],
    ['Pour qui', 'Toutes les personnes du contrat'],
    ['Ce que vous prévoyez', 'Rien en particulier'],
    ['Votre budget', 'Ne pas payer plus qu’aujourd’hui'],
  ])
})
