import { DATE_MAX, DATE_MIN, ecrireDate } from './calcul.ts'
import { type DateCalendaire, isDateCalendaire, nomsDesMois } from './date.ts'

/** A month of a year, `AAAA-MM`. */
export type MoisCalendaire = string

export const moisDe = (date: DateCalendaire): MoisCalendaire => date.slice(0, 7)

export function lireMois(mois: MoisCalendaire): { annee: number; mois: number } {
  const [annee, rang] = mois.split('-').map(Number) as [number, number]
  return { annee, mois: rang }
}

/** « 11/2026 »: how a month stands in a field. */
export function formatMois(mois: MoisCalendaire): string {
  const [annee, rang] = mois.split('-')
  return `${rang}/${annee}`
}

/** « novembre 2026 »: how a month stands in a sentence. */
export function formatMoisLong(mois: MoisCalendaire): string {
  const { annee, mois: rang } = lireMois(mois)
  return `${nomsDesMois[rang - 1]} ${annee}`
}

/** MM/AAAA read strictly. */
export function parseMois(saisie: string): MoisCalendaire | null {
  const parties = /^(\d{2})\/(\d{4})$/.exec(saisie.trim())
  if (!parties) return null
  const mois = `${parties[2]}-${parties[1]}`
  return isDateCalendaire(`${mois}-01`) ? mois : null
}

/** Nothing before year 1, nothing after the month of « never ». */
export function addMois(mois: MoisCalendaire, nombre: number): MoisCalendaire {
  const { annee, mois: rang } = lireMois(mois)
  const total = annee * 12 + (rang - 1) + nombre
  if (total < 12) return moisDe(DATE_MIN)
  if (total >= 120_000) return moisDe(DATE_MAX)
  return moisDe(ecrireDate({ annee: Math.floor(total / 12), mois: (total % 12) + 1, jour: 1 }))
}

export type LimitesMois = {
  required?: boolean | undefined
  min?: MoisCalendaire | null | undefined
  max?: MoisCalendaire | null | undefined
  isDisabled?: ((mois: MoisCalendaire) => boolean) | undefined
}

/** What is wrong with what stands in a month field. */
export function messageMois(saisie: string, limites: LimitesMois): string | null {
  if (saisie.trim() === '') return limites.required ? 'Le mois est obligatoire' : null
  const mois = parseMois(saisie)
  if (mois === null) return 'Écrivez un mois qui existe, sous la forme MM/AAAA'
  if (limites.min && mois < limites.min)
    return `Le mois doit être postérieur ou égal à ${formatMois(limites.min)}`
  if (limites.max && mois > limites.max)
    return `Le mois doit être antérieur ou égal à ${formatMois(limites.max)}`
  return limites.isDisabled?.(mois) ? 'Ce mois n’est pas proposé' : null
}
