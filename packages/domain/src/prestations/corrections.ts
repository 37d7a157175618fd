import type { DateCalendaire } from '../calendrier/date.ts'
import type { Regime } from './soin.ts'
import type { Version } from './tarif.ts'

/** What of an act an insurer may correct, where the texts disagree or have changed; amounts in cents. */
export const libellesCorrigeable = {
  base: 'Base de remboursement',
  baseHorsParcours: 'Base hors parcours de soins',
  tauxRo: 'Taux de l’Assurance maladie',
  prixLimite: 'Prix limite',
  maximumRo: 'Nombre par an',
} as const satisfies Partial<Record<keyof Regime, string>>
export type Corrigeable = keyof typeof libellesCorrigeable

/** From that day the insurer uses this value, until a newer rule or correction. */
export type Correction = {
  code: string
  /** For people younger than that, where the act has such a rule; null: for the others. */
  moinsDe: number | null
  quoi: Corrigeable
  depuis: DateCalendaire
  valeur: number
}

/** The versions of an act and the corrections, in order; on the same day the correction wins. */
export function versionsCorrigees(
  versions: readonly Version[],
  code: string,
  moinsDe: number | null,
  corrections: readonly Correction[],
): readonly Version[] {
  const siennes = corrections.filter((une) => une.code === code && une.moinsDe === moinsDe)
  if (siennes.length === 0) return versions
  const corrigees = siennes.map(({ depuis, quoi, valeur }): Version => [depuis, { [quoi]: valeur }])
  // The sort is stable: a correction comes after what it corrects.
  return [...versions, ...corrigees].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
