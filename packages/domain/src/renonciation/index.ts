import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { isJourOuvre } from '../calendrier/ouvres.ts'
import type { TypeContrat } from '../contrats/index.ts'

/** What is concluded online, and can be given up. */
export const actesRenoncables = ['optionAffiliationActeGestion', 'garantiesActeGestion'] as const
export type ActeRenoncable = (typeof actesRenoncables)[number]

export const isActeRenoncable = (acte: string): acte is ActeRenoncable =>
  actesRenoncables.some((renoncable) => renoncable === acte)

/** Thirty days where life or death is insured (provident contracts), fourteen elsewhere: CM L221-18, L223-8. */
const JOURS: Record<TypeContrat, number> = { sante: 14, prevoyance: 30 }

/**
 * The last day to withdraw, counted from the day after the conclusion. On a Saturday, Sunday or
 * holiday it moves to the next working day (règlement 1182/71, article 3).
 */
export function dernierJourRenonciation(
  concluLe: DateCalendaire,
  type: TypeContrat,
): DateCalendaire {
  let jour = addDays(concluLe, JOURS[type])
  while (!isJourOuvre(jour)) jour = addDays(jour, 1)
  return jour
}

/** The last day to withdraw from what was just concluded; null: it cannot be withdrawn from. */
export const renonciationDe = (
  acte: string,
  type: TypeContrat | undefined,
  concluLe: DateCalendaire,
): DateCalendaire | null =>
  type && isActeRenoncable(acte) ? dernierJourRenonciation(concluLe, type) : null

export const peutRenoncer = (
  concluLe: DateCalendaire,
  type: TypeContrat,
  aujourdhui: DateCalendaire,
): boolean => aujourdhui <= dernierJourRenonciation(concluLe, type)
