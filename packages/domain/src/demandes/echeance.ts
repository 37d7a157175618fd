import type { ActeGestion } from '../actes/mode-gestion.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { ajouteOuvres, joursOuvres } from '../calendrier/ouvres.ts'

/** Working days within which a clerk means to answer, where nothing else is said. */
const OBJECTIF = 5

/** Sooner where somebody waits at a hospital, or for their money. */
const objectifs: Partial<Record<ActeGestion, number>> = {
  pecHospiActeGestion: 1,
  ribPrestationsActeGestion: 2,
  ribCotisationsActeGestion: 2,
  ribActeGestion: 2,
  contactActeGestion: 3,
}

export const objectifDe = (acte: ActeGestion): number => objectifs[acte] ?? OBJECTIF

/**
 * The day by which a request should be answered. It is for clerks: members are promised nothing.
 */
export const echeanceDe = (acte: ActeGestion, recueLe: DateCalendaire): DateCalendaire =>
  ajouteOuvres(recueLe, objectifDe(acte))

/** The new deadline once the member has answered: the working days spent waiting are added. */
export const echeanceReportee = (
  echeance: DateCalendaire,
  attendueDepuis: DateCalendaire,
  repondueLe: DateCalendaire,
): DateCalendaire => ajouteOuvres(echeance, joursOuvres(attendueDepuis, repondueLe).length)

/** How a clerk sees a deadline: stopped while the member is awaited, late, close, or far. */
export type Urgence = 'pause' | 'retard' | 'proche' | 'loin'

export function urgenceDe(
  { echeance, isEnPause }: { echeance: DateCalendaire; isEnPause: boolean },
  aujourdhui: DateCalendaire,
): Urgence {
  if (isEnPause) return 'pause'
  if (echeance < aujourdhui) return 'retard'
  return joursOuvres(aujourdhui, echeance).length <= 1 ? 'proche' : 'loin'
}
