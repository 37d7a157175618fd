const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * From when another identifier counts: so many hours after it was asked for, up to the next whole
 * minute, for that is how it is told.
 */
export const effetChangementIdentifiant = (demandeLe: Date, delaiHeures: number): Date =>
  new Date(Math.ceil((demandeLe.getTime() + delaiHeures * HOUR) / MINUTE) * MINUTE)
