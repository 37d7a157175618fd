import { limitesSecurite } from './limites.ts'
import type { SecondFacteur } from './second-facteur.ts'

/** Whether somebody signed in so recently that they have just proven who they are. */
export const isConnexionRecente = (ouverteLe: Date, now: Date) =>
  now.getTime() - ouverteLe.getTime() < limitesSecurite.connexionRecenteMinutes * 60_000

/** The same, for a sign-in that proved more than a password. */
export const isSecondFacteurRecent = (
  { ouverteLe, secondFacteur }: { ouverteLe: Date; secondFacteur: SecondFacteur | null },
  now: Date,
) => secondFacteur !== null && isConnexionRecente(ouverteLe, now)
