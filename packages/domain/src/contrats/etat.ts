import { addDays, addMonths, addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

export const etatsContrat = ['eninstance', 'valide', 'resilie', 'suspendu'] as const
export type EtatContrat = (typeof etatsContrat)[number]

export const libellesEtatContrat: Record<EtatContrat, string> = {
  eninstance: 'En instance',
  valide: 'Valide',
  resilie: 'Résilié',
  suspendu: 'Suspendu',
}

export const libellesTypeContrat = {
  sante: 'Complémentaire santé',
  prevoyance: 'Prévoyance',
} as const
export type TypeContrat = keyof typeof libellesTypeContrat

/**
 * A suspended contract covers again once it is paid: only one that has not begun or has ended is
 * inactive.
 */
export const isContratActif = (etat: EtatContrat) => etat === 'valide' || etat === 'suspendu'

/** The state stands in brackets, except `valide`: the ordinary case needs no mention. */
export function libelleContrat(contrat: {
  nomOffre: string
  numeroContratIndividuel: string
  etat: EtatContrat
}): string {
  const nom = `${contrat.nomOffre} · ${contrat.numeroContratIndividuel}`
  return contrat.etat === 'valide' ? nom : `${nom} (${libellesEtatContrat[contrat.etat]})`
}

export const evenementsContrat = ['suspendre', 'reprendre', 'finir'] as const
export type EvenementContrat = (typeof evenementsContrat)[number]

/**
 * The one table of events: what it does not name leaves a contract as it is. An ended contract does
 * not come back.
 */
const transitionsContrat: Record<EtatContrat, Partial<Record<EvenementContrat, EtatContrat>>> = {
  eninstance: { finir: 'resilie' },
  valide: { suspendre: 'suspendu', finir: 'resilie' },
  suspendu: { reprendre: 'valide', finir: 'resilie' },
  resilie: {},
}

/** What an event makes of a contract; null: nothing. */
export const apresEvenementContrat = (
  etat: EtatContrat,
  evenement: EvenementContrat,
): EtatContrat | null => transitionsContrat[etat][evenement] ?? null

/** How long the papers of a contract stay readable once it has ended (code de la mutualité, L221-6-6). */
export const ANNEES_CONSERVATION = 5
/** Two months before that, and never less than these days, its member is told. */
const MOIS_PREAVIS = 2
const JOURS_PREAVIS = 60

type Fini = { etat: EtatContrat; dateFin: DateCalendaire | null }

/** The last day on which an ended contract and its papers can be read; null while it runs. */
export const finConsultation = ({ etat, dateFin }: Fini): DateCalendaire | null =>
  etat === 'resilie' && dateFin !== null ? addYears(dateFin, ANNEES_CONSERVATION) : null

export function isConsultable(contrat: Fini, jour: DateCalendaire): boolean {
  const dernier = finConsultation(contrat)
  return dernier === null || jour <= dernier
}

/** From when on the member is told that a contract will be closed. */
export function jourPreavis(dernier: DateCalendaire): DateCalendaire {
  const parMois = addMonths(dernier, -MOIS_PREAVIS)
  const parJours = addDays(dernier, -JOURS_PREAVIS)
  return parMois < parJours ? parMois : parJours
}
