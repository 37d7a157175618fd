import { addDays } from '../calendrier/calcul.ts'
import { type DateCalendaire, dateAParis } from '../calendrier/date.ts'

/**
 * Hours during which an account's holder may cancel its replacement, unless the client says
 * otherwise.
 */
export const REFLEXION_HEURES = 48

const HOUR = 60 * 60_000

/**
 * The day on which another account takes over: the first to begin after the hours, so that nobody
 * has less time than promised. Null: at once.
 */
export function finReflexion(
  depuis: Date,
  heures: number = REFLEXION_HEURES,
): DateCalendaire | null {
  if (heures === 0) return null
  // Hours that end at midnight exactly leave the next day whole.
  const dernierInstant = new Date(depuis.getTime() + heures * HOUR - 1)
  return addDays(dateAParis(dernierInstant), 1)
}
