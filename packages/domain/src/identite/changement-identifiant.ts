const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The moment from which another identifier counts: so many hours after the request, rounded up to a
 * whole minute, because people are told the minute.
 */
export const effetChangementIdentifiant = (demandeLe: Date, delaiHeures: number): Date =>
  new Date(Math.ceil((demandeLe.getTime() + delaiHeures * HOUR) / MINUTE) * MINUTE)
