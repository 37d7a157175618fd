import { addMois, type DateCalendaire, type MoisCalendaire, moisDe } from '../calendrier/index.ts'

/** What a list may be narrowed to in one choice; `dates` is whatever the person types. */
export const periodes = ['12mois', 'annee', 'dates'] as const
export type Periode = (typeof periodes)[number]

export type Bornes = { du?: DateCalendaire | undefined; au?: DateCalendaire | undefined }

/** Twelve whole months, the current one included: as many as there are bars in the chart. */
export const premierDesDouzeMois = (aujourdhui: DateCalendaire): DateCalendaire =>
  `${addMois(moisDe(aujourdhui), -11)}-01`

export function bornesDe(periode: Periode, aujourdhui: DateCalendaire): Bornes {
  if (periode === '12mois') return { du: premierDesDouzeMois(aujourdhui) }
  if (periode === 'annee') return { du: `${aujourdhui.slice(0, 4)}-01-01` }
  return {}
}

/** A range whose end comes before its beginning is a mistake, and is said to be one. */
export const messagePeriode = ({ du, au }: Bornes): string | null =>
  du && au && du > au ? 'La date de fin doit être postérieure ou égale à la date de début' : null

/** Every month from the first to the last, those without anything included. */
export function moisEntre(debut: MoisCalendaire, fin: MoisCalendaire): MoisCalendaire[] {
  const mois: MoisCalendaire[] = []
  for (let courant = debut; courant <= fin; courant = addMois(courant, 1)) {
    mois.push(courant)
    if (mois.length === MOIS_MAX) break
  }
  return mois
}

/** With more bars than that a chart cannot be read. */
const MOIS_MAX = 60
