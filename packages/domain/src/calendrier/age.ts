import type { DateCalendaire } from './date.ts'

/**
 * Whether somebody is younger than that on a day; who was born on 29 February is a year older on 1
 * March.
 */
export const isMoinsDe = (age: number, dateNaissance: DateCalendaire, jour: DateCalendaire) =>
  `${String(Number(dateNaissance.slice(0, 4)) + age).padStart(4, '0')}${dateNaissance.slice(4)}` >
  jour

/** Whether somebody is eighteen on that day. */
export const isMineur = (dateNaissance: DateCalendaire, jour: DateCalendaire) =>
  isMoinsDe(18, dateNaissance, jour)

/** A child is given no title. */
export const civiliteLe = (
  { civilite, dateNaissance }: { civilite: string | null; dateNaissance: DateCalendaire },
  jour: DateCalendaire,
) => (isMineur(dateNaissance, jour) ? null : civilite)
