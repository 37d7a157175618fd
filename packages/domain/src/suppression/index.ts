import type { Faults } from '../actes/acte.ts'
import { addDays } from '../calendrier/calcul.ts'
import { type DateCalendaire, dateAParis } from '../calendrier/date.ts'

/** Whole days during which somebody may change their mind. */
export const RETRACTATION_JOURS = 7

/** The day an account is closed, at its very beginning: the first day after those. */
export const jourFermeture = (demandeLe: Date, jours = RETRACTATION_JOURS): DateCalendaire =>
  addDays(dateAParis(demandeLe), jours + 1)

/** The last day on which it can be undone. */
export const dernierJour = (fermetureLe: DateCalendaire): DateCalendaire => addDays(fermetureLe, -1)

/** Typed by the member, so that nobody closes an account by one click too many. */
export const CONFIRMATION = 'SUPPRIMER'

export const motifsSuppression = ['inutile', 'difficile', 'papier', 'donnees', 'autre'] as const
export type MotifSuppression = (typeof motifsSuppression)[number]

export const libellesMotifSuppression: Record<MotifSuppression, string> = {
  inutile: 'Je ne m’en sers pas',
  difficile: 'Je n’arrive pas à m’en servir',
  papier: 'Je préfère le courrier et le téléphone',
  donnees: 'Je ne veux pas de mes données en ligne',
  autre: 'Une autre raison',
}

/** Nobody has to say why they leave. */
export const validateSuppression = ({ confirmation }: { confirmation: string }): Faults => ({
  confirmation:
    confirmation.trim().toUpperCase() === CONFIRMATION
      ? null
      : `Tapez le mot ${CONFIRMATION} pour confirmer`,
})
