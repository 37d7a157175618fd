import { addDays } from '../calendrier/calcul.ts'
import { type DateCalendaire, dateAParis } from '../calendrier/date.ts'

/** Hours during which the holder of an account may still cancel that it is replaced, unless the client says otherwise. */
export const REFLEXION_HEURES = 48

const HOUR = 60 * 60_000

/**
 * The day on which another bank account takes the place of the one there was: the first that begins once
 * the hours have passed, so that nobody has less time than was promised. Null: at once.
 */
export function finReflexion(
  depuis: Date,
  heures: number = REFLEXION_HEURES,
): DateCalendaire | null {
  if (heures === 0) return null
  // What ends at midnight sharp leaves the whole of the next day free.
  const dernierInstant = new Date(depuis.getTime() + heures * HOUR - 1)
  return addDays(dateAParis(dernierInstant), 1)
}
