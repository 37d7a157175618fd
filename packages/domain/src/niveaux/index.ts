import type { Faults } from '../actes/acte.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { borneDe, plageDe, plageEcheance, type RegleDateEffet } from '../calendrier/date-effet.ts'

/** Towards a level that costs more, or one that does not. */
export type SensNiveau = 'hausse' | 'baisse'

/** Usage: better cover begins next month, lower cover at the yearly term. */
export const regleNiveau: RegleDateEffet = {
  plages: [
    plageDe('Le mois prochain', [borneDe('=', 'UNMOIS', { mois: 1 })], { sens: ['hausse'] }),
    plageEcheance({ sens: ['baisse'] }),
  ],
}

export type FaitsNiveau = {
  niveaux: readonly { nomOffre: string; sens: SensNiveau | null }[]
  /** The day of a change that was asked for already. */
  prevuLe: DateCalendaire | null
}

/** Null for the current level. */
export const sensNiveau = ({ niveaux }: Pick<FaitsNiveau, 'niveaux'>, nomOffre: string) =>
  niveaux.find((niveau) => niveau.nomOffre === nomOffre)?.sens ?? null

export const validateNiveau = ({ nomOffre }: { nomOffre: string }, faits: FaitsNiveau): Faults => ({
  nomOffre: faits.prevuLe
    ? `Un autre niveau est déjà prévu le ${formatDate(faits.prevuLe)}\u00a0: annulez d’abord cette demande`
    : sensNiveau(faits, nomOffre)
      ? null
      : 'Choisissez un autre niveau que le vôtre',
})
