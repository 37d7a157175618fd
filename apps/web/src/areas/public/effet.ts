import { formatInstant } from '@espace-adherent/domain/calendrier'
import { textes } from './textes.ts'

/** In the address of a screen, in the place of a day: the new identifier counts once confirmed. */
export const EFFET_IMMEDIAT = 'immediat'

/**
 * What the address of the screen says of a change of identifier, as a sentence; none when it says
 * nothing that could be one.
 */
export function effetAnnonce(search: URLSearchParams): string | null {
  const effet = search.get('effet')
  if (effet === EFFET_IMMEDIAT) return textes.displayEmail.immediat
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(effet ?? '')
  const instant = new Date(isInstant ? (effet ?? '') : Number.NaN)
  return Number.isNaN(instant.getTime())
    ? null
    : textes.displayEmail.differe(formatInstant(instant))
}
