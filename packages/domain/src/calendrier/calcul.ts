import { type DateCalendaire, daysInMonth } from './date.ts'

/** « No bound »: the date that stands for never. */
export const DATE_MAX: DateCalendaire = '9999-12-31'
export const DATE_MIN: DateCalendaire = '0001-01-01'

export type JourMoisAnnee = { annee: number; mois: number; jour: number }

export function lireDate(date: DateCalendaire): JourMoisAnnee {
  const [annee, mois, jour] = date.split('-').map(Number) as [number, number, number]
  return { annee, mois, jour }
}

/** Adds months; the day is limited to the end of the month: 31 February is the 28th or the 29th. */
export function ecrireDate({ annee, mois, jour }: JourMoisAnnee): DateCalendaire {
  if (annee > 9999) return DATE_MAX
  if (annee < 1) return DATE_MIN
  const borne = Math.min(Math.max(jour, 1), daysInMonth(annee, mois))
  const deux = (n: number) => String(n).padStart(2, '0')
  return `${String(annee).padStart(4, '0')}-${deux(mois)}-${deux(borne)}`
}

export function addMonths(date: DateCalendaire, mois: number): DateCalendaire {
  const lue = lireDate(date)
  const total = lue.annee * 12 + (lue.mois - 1) + mois
  return ecrireDate({
    annee: Math.floor(total / 12),
    mois: (((total % 12) + 12) % 12) + 1,
    jour: lue.jour,
  })
}

export const addYears = (date: DateCalendaire, annees: number) => addMonths(date, annees * 12)

/** Adding anything to « never » gives « never ». */
export function addDays(date: DateCalendaire, jours: number): DateCalendaire {
  if (date === DATE_MAX) return DATE_MAX
  const { annee, mois, jour } = lireDate(date)
  const instant = new Date(Date.UTC(2000, 0, 1))
  instant.setUTCFullYear(annee, mois - 1, jour + jours)
  return ecrireDate({
    annee: instant.getUTCFullYear(),
    mois: instant.getUTCMonth() + 1,
    jour: instant.getUTCDate(),
  })
}

/** 0 for Monday, 6 for Sunday. */
export function jourDeSemaine(date: DateCalendaire): number {
  const { annee, mois, jour } = lireDate(date)
  const instant = new Date(Date.UTC(2000, 0, 1))
  instant.setUTCFullYear(annee, mois - 1, jour)
  return (instant.getUTCDay() + 6) % 7
}
