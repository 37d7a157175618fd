import type { DateCalendaire } from './date.ts'

/** Not yet that old on a day; whoever is born on 29 February is a year older on 1 March. */
export const isMoinsDe = (age: number, dateNaissance: DateCalendaire, jour: DateCalendaire) =>
  `${String(Number(dateNaissance.slice(0, 4)) + age).padStart(4, '0')}${dateNaissance.slice(4)}` >
  jour

/** Eighteen on that day, or not yet. */
export const isMineur = (dateNaissance: DateCalendaire, jour: DateCalendaire) =>
  isMoinsDe(18, dateNaissance, jour)

/** Nobody calls a child « Madame »: a title is an adult's. */
export const civiliteLe = (
  { civilite, dateNaissance }: { civilite: string | null; dateNaissance: DateCalendaire },
  jour: DateCalendaire,
) => (isMineur(dateNaissance, jour) ? null : civilite)
