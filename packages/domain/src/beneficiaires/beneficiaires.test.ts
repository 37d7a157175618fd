import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { documentsVoulus } from '../actes/documents.ts'
import { plagesSelon } from '../calendrier/date-effet.ts'
import { formatPlage } from '../calendrier/date-effet-choix.ts'
import type { ContexteDateEffet } from '../calendrier/date-reference.ts'
import { parseDate } from '../calendrier/saisie.ts'
import {
  type FaitsInscription,
  lireBeneficiaire,
  regleInscription,
  type SaisieBeneficiaire,
  validateBeneficiaire,
} from './inscription.ts'
import { piecesInscription, piecesRadiation } from './pieces.ts'
import {
  finCouverture,
  type MotifRadiation,
  regleRadiation,
  validateRadiation,
} from './radiation.ts'

const JOUR = '2026-11-16'
const contexte = { aujourdhui: JOUR, contrat: { dateDebut: '2020-01-01', dateFin: null } }
const CAMILLE = '00000000-0000-4000-8000-000000000001'
const LEA = '00000000-0000-4000-8000-000000000002'
const faits: FaitsInscription = {
  isSante: true,
  assures: [
    { id: CAMILLE, prenom: 'Camille', lien: 'Adhérente', hasNir: true },
    { id: LEA, prenom: 'Léa', lien: 'Enfant', hasNir: false },
  ],
  prevus: [{ nom: 'Le Goff', prenom: 'Élie', dateNaissance: '2009-08-21' }],
}
const joursInscription = (
  { lien, dateNaissance }: { lien: string; dateNaissance: string },
  sur: ContexteDateEffet = contexte,
) =>
  plagesSelon(
    { regle: regleInscription, contexte: sur },
    { faits: { lien }, dateMotif: parseDate(dateNaissance) },
  )
const tom: SaisieBeneficiaire = {
  codeCivilite: 'M',
  sexe: 'M',
  nom: 'Martin',
  prenom: 'Tom',
  dateNaissance: '21/08/2009',
  lien: 'Enfant',
  nirDe: 'soi',
  nir: { numero: '1 09 08 69 383 142', cle: '13', isMonegasque: false },
  organisme: 'CPAM du Rhône',
  teletransmission: true,
  dateEffet: '01/12/2026',
}
const fautes = (ecart: Partial<SaisieBeneficiaire>, f = faits) =>
  realFaults(validateBeneficiaire({ ...tom, ...ecart }, f, JOUR))

test('somebody of whom everything is said can be covered', () => {
  assert.equal(fautes({}), null)
  assert.equal(fautes({ nirDe: CAMILLE, nir: { numero: '', cle: '', isMonegasque: false } }), null)
})

const nir = (numero: string, cle: string) => ({ nir: { numero, cle, isMonegasque: false } })
for (const [title, ecart, attendu] of [
  ['no first name', { prenom: ' ' }, { prenom: 'Le prénom est obligatoire' }],
  [
    'a name with a digit',
    { nom: 'Mart1n' },
    {
      nom: 'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques',
    },
  ],
  [
    'a name without end',
    { nom: 'a'.repeat(61) },
    { nom: 'Le nom ne doit pas dépasser 60 caractères' },
  ],
  [
    'born tomorrow',
    { dateNaissance: '17/11/2026', nirDe: CAMILLE },
    { dateNaissance: 'La date de naissance ne peut pas être dans le futur' },
  ],
  [
    'somebody who was asked for already',
    { nom: 'LE-GOFF', prenom: 'elie' },
    { nom: 'Vous avez déjà demandé de couvrir cette personne' },
  ],
  ['no link', { lien: '' }, { lien: 'Le lien avec vous est obligatoire' }],
  ['a link nobody knows', { lien: 'Cousin' }, { lien: 'Le lien avec vous est obligatoire' }],
  [
    'a spouse who is a child',
    { lien: 'Conjoint' },
    { dateNaissance: 'Cette personne doit être majeure pour être couverte à ce titre' },
  ],
  [
    'a spouse under somebody else’s number',
    { lien: 'Concubin', dateNaissance: '21/08/1989', nirDe: CAMILLE },
    { nirDe: 'Cette personne a son propre numéro de sécurité sociale' },
  ],
  [
    'under the number of somebody who has none',
    { nirDe: LEA },
    { nirDe: 'Dites-nous de quel numéro de sécurité sociale dépend cette personne' },
  ],
  ['no number', nir('', ''), { nir: 'Le numéro de sécurité sociale est obligatoire' }],
  [
    'a wrong key',
    nir('1090869383142', '14'),
    {
      nir: 'La clé ne correspond pas au numéro de sécurité sociale\u00a0: vérifiez l’un et l’autre',
    },
  ],
  [
    'the number of a girl',
    { sexe: 'M', ...nir('2860369123045', '30') },
    { nir: 'Ce numéro de sécurité sociale ne correspond pas au sexe indiqué' },
  ],
  [
    'the number of another year',
    { dateNaissance: '21/08/2008' },
    { nir: 'Ce numéro de sécurité sociale ne correspond pas à la date de naissance' },
  ],
  [
    'the number of another month',
    { dateNaissance: '21/09/2009' },
    { nir: 'Ce numéro de sécurité sociale ne correspond pas à la date de naissance' },
  ],
  ['no fund', { organisme: '' }, { organisme: 'La caisse d’assurance maladie est obligatoire' }],
  [
    'nothing said of the statements',
    { teletransmission: null },
    { teletransmission: 'Dites-nous comment ses décomptes nous parviendront' },
  ],
] satisfies [string, Partial<SaisieBeneficiaire>, Record<string, string>][])
  test(`${title} is refused in its field`, () => assert.deepEqual(fautes(ecart), attendu))

test('a contract covers one partner, and only a health contract covers others', () => {
  const avecConjoint = {
    ...faits,
    assures: [...faits.assures, { id: 'x', prenom: 'Julien', lien: 'Conjoint', hasNir: true }],
  }
  const adulte = { dateNaissance: '21/08/1989', ...nir('1890869383142', '70') }
  assert.deepEqual(fautes({ ...adulte, lien: 'Partenaire de Pacs' }, avecConjoint), {
    lien: 'Votre contrat couvre déjà Julien à ce titre',
  })
  assert.deepEqual(fautes({}, { ...faits, isSante: false }), {
    lien: 'Seul un contrat santé couvre d’autres personnes que vous',
  })
})

for (const [title, saisie, attendu] of [
  [
    'a child born two months ago',
    { lien: 'Enfant', dateNaissance: '10/09/2026' },
    [
      'Dès sa naissance\u00a0: le 10/09/2026',
      'Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à février 2027',
    ],
  ],
  [
    'a child born three months ago, to the day',
    { lien: 'Enfant', dateNaissance: '16/08/2026' },
    [
      'Dès sa naissance\u00a0: le 16/08/2026',
      'Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à février 2027',
    ],
  ],
  [
    'a child born a day earlier',
    { lien: 'Enfant', dateNaissance: '15/08/2026' },
    ['Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à février 2027'],
  ],
  [
    'a spouse',
    { lien: 'Conjoint', dateNaissance: '10/09/2026' },
    ['Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à février 2027'],
  ],
] satisfies [string, { lien: string; dateNaissance: string }, string[]][])
  test(`${title} can be covered from these days`, () =>
    assert.deepEqual(joursInscription(saisie).map(formatPlage), attendu))

test('a contract that ends takes nobody in after its end', () => {
  const fini = { ...contexte, contrat: { dateDebut: '2020-01-01', dateFin: '2026-11-30' } }
  assert.deepEqual(joursInscription(tom, fini), [])
})

test('what is meant is without what only helps to read', () => {
  assert.deepEqual(lireBeneficiaire({ ...tom, prenom: ' Tom\n', nom: 'Le  Goff' }), {
    codeCivilite: 'M',
    sexe: 'M',
    nom: 'Le Goff',
    prenom: 'Tom',
    dateNaissance: '2009-08-21',
    lien: 'Enfant',
    nir: '1090869383142',
    rattacheA: null,
    organisme: 'CPAM du Rhône',
    teletransmission: true,
    dateEffet: '2026-12-01',
  })
  const rattache = lireBeneficiaire({ ...tom, nirDe: CAMILLE })
  assert.deepEqual([rattache.nir, rattache.rattacheA], [null, CAMILLE])
})

const demandes = <S>(
  documents: Parameters<typeof documentsVoulus<S>>[0],
  saisie: S,
  modeGestion: 'manuel' | 'automatique',
) => documentsVoulus(documents, saisie, { jour: JOUR, modeGestion }).map(({ champ }) => champ)

for (const [lien, dateNaissance, attendu] of [
  ['Enfant', '18/06/2015', ['acteNaissance', 'attestationDroits']],
  ['Enfant', '17/11/2010', ['acteNaissance', 'attestationDroits']],
  ['Enfant', '16/11/2010', ['acteNaissance', 'certificatScolarite', 'attestationDroits']],
  ['Conjoint', '20/11/1984', ['acteMariage', 'attestationDroits']],
  ['Partenaire de Pacs', '20/11/1984', ['attestationPacs', 'attestationDroits']],
  ['Concubin', '20/11/1984', ['attestationConcubinage', 'attestationDroits']],
  ['Autre personne à charge', '01/01/1950', ['avisImposition', 'attestationDroits']],
  ['', '', ['attestationDroits']],
] satisfies [string, string, string[]][])
  test(`${lien || 'nobody yet'} born ${dateNaissance || 'one day'}: a clerk reads ${attendu.join(', ')}; the portal nothing`, () => {
    const qui = { ...tom, lien, dateNaissance }
    assert.deepEqual(demandes(piecesInscription, qui, 'manuel'), attendu)
    assert.deepEqual(demandes(piecesInscription, qui, 'automatique'), [])
  })

const depart = { personnes: [{ id: LEA }] }
for (const [motif, dateMotif, attendu, pieces] of [
  [
    'couvertureObligatoire',
    '01/12/2026',
    ['Au début d’un mois\u00a0: le 1er du mois, de décembre 2026 à février 2027'],
    ['attestationAdhesion'],
  ],
  [
    'couvertureObligatoire',
    '15/12/2026',
    ['Au début d’un mois\u00a0: le 1er du mois, de janvier 2027 à février 2027'],
    ['attestationAdhesion'],
  ],
  ['deces', '03/11/2026', ['Le jour du décès\u00a0: le 03/11/2026'], ['acteDeces']],
  ['deces', '', [], ['acteDeces']],
  [
    'separation',
    '03/11/2026',
    ['À l’échéance de votre contrat\u00a0: le 01/01/2027'],
    ['justificatifSeparation'],
  ],
  [
    'finEtudes',
    '30/06/2026',
    ['À l’échéance de votre contrat\u00a0: le 01/01/2027'],
    ['finEtudes'],
  ],
  ['autre', '', ['À l’échéance de votre contrat\u00a0: le 01/01/2027'], []],
] satisfies [MotifRadiation, string, string[], string[]][])
  test(`R3.29 whoever leaves for « ${motif} » of ${dateMotif || 'no day'} does so on its days, with its papers`, () => {
    const circonstances = { faits: { motif }, dateMotif: parseDate(dateMotif) }
    const plages = plagesSelon({ regle: regleRadiation, contexte }, circonstances)
    assert.deepEqual(plages.map(formatPlage), attendu)
    const saisie = { personneId: LEA, motif, dateMotif, dateEffet: '' }
    assert.deepEqual(demandes(piecesRadiation, saisie, 'manuel'), pieces)
    assert.deepEqual(demandes(piecesRadiation, saisie, 'automatique'), [])
  })

for (const [title, ecart, attendu] of [
  ['nobody', { personneId: '' }, { personneId: 'Choisissez la personne qui quitte le contrat' }],
  [
    'the adherent',
    { personneId: CAMILLE },
    { personneId: 'Choisissez la personne qui quitte le contrat' },
  ],
  [
    'a death to come',
    { motif: 'deces', dateMotif: '17/11/2026', dateEffet: '17/11/2026' },
    { dateMotif: 'La date doit être antérieure ou égale au 16/11/2026' },
  ],
  ['no reason', { motif: '' }, { motif: 'La raison du départ est obligatoire' }],
  ['no day of the reason', { motif: 'separation' }, { dateMotif: 'La date est obligatoire' }],
] satisfies [string, object, Record<string, string>][])
  test(`${title} leaves nobody out of a contract`, () => {
    const saisie = {
      personneId: LEA,
      motif: 'autre',
      dateMotif: '',
      dateEffet: '01/01/2027',
      ...ecart,
    }
    assert.deepEqual(realFaults(validateRadiation(saisie, depart, JOUR)), attendu)
  })

test('cover ends the day before, but of whoever died on that very day', () => {
  assert.equal(finCouverture({ motif: 'autre', dateEffet: '2027-01-01' }), '2026-12-31')
  assert.equal(finCouverture({ motif: 'deces', dateEffet: '2026-11-03' }), '2026-11-03')
})
