import type { DateCalendaire } from '../calendrier/date.ts'
import { ajouteOuvres, joursOuvres } from '../calendrier/ouvres.ts'

/** Working days within which a clerk means to answer, where the act says nothing else. */
export const OBJECTIF = 5

/**
 * Until when a request received that day is to be answered. For clerks; of a bill whose care is left to
 * them, its member is told that day too.
 */
export const echeanceDe = (recueLe: DateCalendaire, objectif = OBJECTIF): DateCalendaire =>
  ajouteOuvres(recueLe, objectif)

/** The new deadline once the member has answered: the working days spent waiting are added. */
export const echeanceReportee = (
  echeance: DateCalendaire,
  attendueDepuis: DateCalendaire,
  repondueLe: DateCalendaire,
): DateCalendaire => ajouteOuvres(echeance, joursOuvres(attendueDepuis, repondueLe).length)

/** Whoever answers is read that day: before all that has time left, after what is late already. */
export const echeanceDesReponse = (
  echeance: DateCalendaire,
  repondueLe: DateCalendaire,
): DateCalendaire => (echeance < repondueLe ? echeance : repondueLe)

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
