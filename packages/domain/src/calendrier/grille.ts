import { addDays, addMonths, DATE_MAX, DATE_MIN, jourDeSemaine } from './calcul.ts'
import { type DateCalendaire, daysInMonth } from './date.ts'
import { addMois, lireMois, type MoisCalendaire } from './mois.ts'

/** The weeks of a month, Monday first; days of the neighbouring months are left empty. */
export function semainesDuMois(mois: MoisCalendaire): (DateCalendaire | null)[][] {
  const { annee, mois: rang } = lireMois(mois)
  const avant = jourDeSemaine(`${mois}-01`)
  const cases = [
    ...Array.from({ length: avant }, () => null),
    ...Array.from(
      { length: daysInMonth(annee, rang) },
      (_, i) => `${mois}-${String(i + 1).padStart(2, '0')}`,
    ),
  ]
  return Array.from({ length: Math.ceil(cases.length / 7) }, (_, semaine) =>
    Array.from({ length: 7 }, (_, jour) => cases[semaine * 7 + jour] ?? null),
  )
}

/** The twelve months of a year, in rows of three. */
export const moisDeLAnnee = (annee: number): MoisCalendaire[][] =>
  inRows(Array.from({ length: 12 }, (_, i) => ecrireMois(annee, i + 1)))

/** Twelve years in rows of three, the pages following each other from year 1. */
export function anneesAutour(annee: number): (number | null)[][] {
  const premiere = Math.floor((annee - 1) / 12) * 12 + 1
  return inRows(Array.from({ length: 12 }, (_, i) => (premiere + i <= 9999 ? premiere + i : null)))
}

const inRows = <T>(cases: T[]): T[][] => [0, 3, 6, 9].map((debut) => cases.slice(debut, debut + 3))

const ecrireMois = (annee: number, mois: number): MoisCalendaire =>
  `${String(annee).padStart(4, '0')}-${String(mois).padStart(2, '0')}`

/** A key pressed in a calendar; `shift` makes the page keys go further. */
export type Touche = { key: string; shift: boolean }

/**
 * Where a key leads among the days: arrows by a day or a week, Home and End to the ends of the
 * week, page keys by a month, by a year with shift. Null when the key is none of these.
 */
export function moveJour(date: DateCalendaire, { key, shift }: Touche): DateCalendaire | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -jourDeSemaine(date))
    case 'End':
      return addDays(date, 6 - jourDeSemaine(date))
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1)
    default:
      return null
  }
}

/** Among the months: arrows by a month or a row, Home and End to the ends of the year, pages by a year. */
export function moveMois(mois: MoisCalendaire, { key, shift }: Touche): MoisCalendaire | null {
  const { annee } = lireMois(mois)
  switch (key) {
    case 'ArrowLeft':
      return addMois(mois, -1)
    case 'ArrowRight':
      return addMois(mois, 1)
    case 'ArrowUp':
      return addMois(mois, -3)
    case 'ArrowDown':
      return addMois(mois, 3)
    case 'Home':
      return ecrireMois(annee, 1)
    case 'End':
      return ecrireMois(annee, 12)
    case 'PageUp':
      return addMois(mois, shift ? -120 : -12)
    case 'PageDown':
      return addMois(mois, shift ? 120 : 12)
    default:
      return null
  }
}

/** Among the years: arrows by a year or a row, pages by twelve. */
export function moveAnnee(annee: number, { key }: Touche): number | null {
  const pas = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3, PageUp: -12, PageDown: 12 }
  if (!Object.hasOwn(pas, key)) return null
  return Math.min(Math.max(annee + pas[key as keyof typeof pas], 1), 9999)
}

/** Limited to two bounds, where there are any. */
export function borner(
  date: DateCalendaire,
  min: DateCalendaire | null | undefined,
  max: DateCalendaire | null | undefined,
): DateCalendaire {
  if (date < (min ?? DATE_MIN)) return min ?? DATE_MIN
  return date > (max ?? DATE_MAX) ? (max ?? DATE_MAX) : date
}
