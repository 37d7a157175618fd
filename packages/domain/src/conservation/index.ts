import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { denombre } from '../texte/grammaire.ts'

/** What is kept of people, each kind as long as something still asks for it. */
export const genresConservation = [
  'prestations',
  'sinistres',
  'incapacite',
  'deces',
  'deces-non-regle',
  'cotisations',
  'papiers',
  'demandes',
  'reclamations',
  'sans-compte',
  'contrats',
  'personnes',
  'comptes',
  'notifications',
  'envois',
  'preuves',
  'signatures',
  'journaux',
] as const
export type GenreConservation = (typeof genresConservation)[number]

export type RegleConservation = {
  libelle: string
  /** What the delay runs from. */
  depart: string
  /** What is counted, one and several. */
  unite: readonly [string, string]
  /** In months: what an insurer begins with, and what it may choose between. */
  defaut: number
  min: number
  max: number
  /** Where the delay comes from. */
  source: string
}

const finContrat = 'Fin du contrat'
const contrat = ['contrat', 'contrats'] as const
const sinistre = ['sinistre', 'sinistres'] as const
const demande = ['demande', 'demandes'] as const

/**
 * Nothing is kept less long than somebody may ask for it, nor longer than a reason explains.
 * Claims: two years after the event (code de la mutualité, L. 221-11), five for incapacity in a
 * group contract, ten where the beneficiary is somebody else, thirty after a death at the latest.
 */
export const dureesConservation: Readonly<Record<GenreConservation, RegleConservation>> = {
  prestations: {
    libelle: 'Remboursements et paiements',
    depart: finContrat,
    unite: contrat,
    defaut: 24,
    min: 24,
    max: 60,
    source: 'Prescription de deux ans, code de la mutualité, L. 221-11',
  },
  sinistres: {
    libelle: 'Sinistres',
    depart: 'Fin du contrat ou du sinistre',
    unite: sinistre,
    defaut: 24,
    min: 24,
    max: 60,
    source: 'Prescription de deux ans, code de la mutualité, L. 221-11',
  },
  incapacite: {
    libelle: 'Arrêts et invalidités, contrat collectif',
    depart: 'Fin du contrat ou du sinistre',
    unite: sinistre,
    defaut: 60,
    min: 60,
    max: 120,
    source: 'Prescription de cinq ans, code de la mutualité, L. 221-11',
  },
  deces: {
    libelle: 'Décès, dossier clos',
    depart: 'Fin du contrat ou du sinistre',
    unite: sinistre,
    defaut: 120,
    min: 120,
    max: 360,
    source: 'Prescription de dix ans, code de la mutualité, L. 221-11',
  },
  'deces-non-regle': {
    libelle: 'Décès, capital ou rente à verser',
    depart: 'Décès',
    unite: sinistre,
    defaut: 360,
    min: 360,
    max: 360,
    source: 'Trente ans au plus après le décès, code de la mutualité, L. 221-11',
  },
  cotisations: {
    libelle: 'Cotisations, mandats et paiements par carte',
    depart: finContrat,
    unite: contrat,
    defaut: 60,
    min: 60,
    max: 120,
    source: 'Prescription de cinq ans, code civil, 2224',
  },
  papiers: {
    libelle: 'Documents et courriers',
    depart: finContrat,
    unite: contrat,
    defaut: 60,
    min: 60,
    max: 120,
    source: 'Lisibles cinq ans après le contrat, code de la mutualité, L. 221-6-6',
  },
  demandes: {
    libelle: 'Demandes et leurs pièces',
    depart: 'Décision',
    unite: demande,
    defaut: 60,
    min: 24,
    max: 60,
    source: 'Prescription de deux à cinq ans, code de la mutualité, L. 221-11',
  },
  reclamations: {
    libelle: 'Réclamations',
    depart: 'Réponse',
    unite: ['réclamation', 'réclamations'],
    defaut: 60,
    min: 60,
    max: 120,
    source: 'Suivi des réclamations, ACPR 2024-R-02',
  },
  'sans-compte': {
    libelle: 'Demandes sans compte, sans contrat reconnu',
    depart: 'Décision',
    unite: demande,
    defaut: 12,
    min: 6,
    max: 36,
    source: 'Personne n’a été reconnu\u00a0: le temps d’une contestation',
  },
  contrats: {
    libelle: 'Contrats et personnes couvertes',
    depart: 'Fin du contrat, quand plus rien n’en reste',
    unite: contrat,
    defaut: 60,
    min: 60,
    max: 360,
    source: 'Après tout le reste',
  },
  personnes: {
    libelle: 'Personnes retirées par l’assureur',
    depart: 'Retrait, quand plus rien ne les nomme',
    unite: ['personne', 'personnes'],
    defaut: 60,
    min: 60,
    max: 360,
    source: 'Comme les contrats',
  },
  comptes: {
    libelle: 'Comptes sans contrat, prospects',
    depart: 'Dernière trace d’activité',
    unite: ['compte', 'comptes'],
    defaut: 36,
    min: 12,
    max: 36,
    source: 'CNIL, référentiel de gestion commerciale',
  },
  notifications: {
    libelle: 'Notifications du portail',
    depart: 'Envoi',
    unite: ['notification', 'notifications'],
    defaut: 24,
    min: 6,
    max: 60,
    source: 'Le temps qu’elles servent',
  },
  envois: {
    libelle: 'Destinataires des envois',
    depart: 'Envoi',
    unite: ['ligne', 'lignes'],
    defaut: 36,
    min: 12,
    max: 36,
    source: 'CNIL, référentiel de gestion commerciale',
  },
  preuves: {
    libelle: 'Preuves de nos messages sur les documents',
    depart: 'Événement',
    unite: ['preuve', 'preuves'],
    defaut: 60,
    min: 60,
    max: 120,
    source: 'Prescription de cinq ans, code civil, 2224',
  },
  signatures: {
    libelle: 'Preuves de signature électronique',
    depart: 'Signature',
    unite: ['preuve', 'preuves'],
    defaut: 120,
    min: 60,
    max: 120,
    source: 'Code de la consommation, L. 213-1, dix ans dès 120\u00a0€',
  },
  journaux: {
    libelle: 'Connexions et alertes de lecture',
    depart: 'Événement',
    unite: ['ligne', 'lignes'],
    defaut: 12,
    min: 6,
    max: 12,
    source: 'CNIL, recommandation sur la journalisation',
  },
}

/** « 5 ans après la fin du contrat », « 12 mois après l’événement »: how long a kind is kept, in words. */
export function direDuree(genre: GenreConservation, mois: number): string {
  const { depart } = dureesConservation[genre]
  const duree = mois % 12 === 0 ? denombre(mois / 12, 'an') : denombre(mois, 'mois', 'mois')
  return `${duree} (départ\u00a0: ${depart.charAt(0).toLowerCase()}${depart.slice(1)})`
}

/** What is older than this day may go; a delay in months ends on the day of the same number. */
export const limiteConservation = (jour: DateCalendaire, mois: number): DateCalendaire =>
  addMonths(jour, -mois)

/** Null: no law forbids it. */
export function fauteDuree(genre: GenreConservation, mois: number): string | null {
  const { min, max } = dureesConservation[genre]
  if (Number.isInteger(mois) && mois >= min && mois <= max) return null
  return min === max ? `Cette durée est fixée à ${min}\u00a0mois` : `De ${min} à ${max}\u00a0mois`
}
