import { addDays, addMonths, addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { EtatContrat } from './etat.ts'

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
