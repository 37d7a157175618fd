import type { DateCalendaire } from '../calendrier/date.ts'
import { joursOuvres } from '../calendrier/ouvres.ts'

/** From the day a piece or an answer was asked for until it came; null: it has not come. */
export type Suspension = { de: DateCalendaire; a: DateCalendaire | null }

/**
 * Working days that the insurer took between two days, without those spent waiting for the member.
 */
export function delaiNet(
  recueLe: DateCalendaire,
  decideeLe: DateCalendaire,
  suspensions: readonly Suspension[],
): number {
  return joursOuvres(recueLe, decideeLe).filter(
    (jour) => !suspensions.some(({ de, a }) => jour > de && (a === null || jour <= a)),
  ).length
}

/** What members are told of the time that such requests take; never a promise. */
export type Delai = {
  /** Half of them took no longer. */
  median: number
  /** Eight in ten took no longer. */
  huitSurDix: number
  /** How many were looked at. */
  cas: number
}

/** With fewer requests than this, nothing is said. */
const CAS_MIN = 20
/** How far back one looks. */
export const DELAI_JOURS = 90

export function delaiHabituel(jours: readonly number[], casMin = CAS_MIN): Delai | null {
  if (jours.length < casMin) return null
  const tries = jours.toSorted((a, b) => a - b)
  const rang = (part: number) => tries[Math.ceil(part * tries.length) - 1] as number
  return { median: rang(0.5), huitSurDix: rang(0.8), cas: tries.length }
}
