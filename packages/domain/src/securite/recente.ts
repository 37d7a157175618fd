import { limitesSecurite } from './limites.ts'

/** Somebody who signed in that recently has just proven who they are. */
export const isConnexionRecente = (ouverteLe: Date, now: Date) =>
  now.getTime() - ouverteLe.getTime() < limitesSecurite.connexionRecenteMinutes * 60_000
