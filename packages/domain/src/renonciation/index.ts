import type { ActeGestion } from '../actes/mode-gestion.ts'
import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { TypeContrat } from '../contrats/etat.ts'

/** What is concluded online, and can be given up. */
export const actesRenoncables = [
  'optionAffiliationActeGestion',
  'garantiesActeGestion',
] as const satisfies readonly ActeGestion[]
export type ActeRenoncable = (typeof actesRenoncables)[number]

export const isActeRenoncable = (acte: ActeGestion): acte is ActeRenoncable =>
  actesRenoncables.some((renoncable) => renoncable === acte)

/** Thirty days where life or death is insured (provident contracts), fourteen elsewhere: CM L221-18, L223-8. */
const JOURS: Record<TypeContrat, number> = { sante: 14, prevoyance: 30 }

/** The last day on which one may, from the day of the conclusion, which is not counted. */
export const dernierJourRenonciation = (
  concluLe: DateCalendaire,
  type: TypeContrat,
): DateCalendaire => addDays(concluLe, JOURS[type])

export const peutRenoncer = (
  concluLe: DateCalendaire,
  type: TypeContrat,
  aujourdhui: DateCalendaire,
): boolean => aujourdhui <= dernierJourRenonciation(concluLe, type)
