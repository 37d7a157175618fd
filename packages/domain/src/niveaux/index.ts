import type { Faults } from '../actes/acte.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import {
  borneDe,
  type DatesEffet,
  type Plage,
  plageDe,
  plageEcheance,
  plagesSelon,
  type RegleDateEffet,
} from '../calendrier/date-effet.ts'
import { messageSaisieDateEffet } from '../calendrier/date-effet-saisie.ts'

/** Towards a level that costs more, or one that costs as much or less. */
export type SensNiveau = 'hausse' | 'baisse'

/** Usage: one is better covered from the next month, and less so from the yearly term. */
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
  dates: DatesEffet
}

/** The days from which the contract may take that level; none for the one it has. */
export function plagesNiveau({ niveaux, dates }: FaitsNiveau, nomOffre: string): Plage[] {
  const sens = niveaux.find((niveau) => niveau.nomOffre === nomOffre)?.sens
  return sens ? plagesSelon(dates, { faits: { sens } }) : []
}

export function validateNiveau(
  { nomOffre, dateEffet }: { nomOffre: string; dateEffet: string },
  faits: FaitsNiveau,
): Faults {
  const niveau = faits.niveaux.find((one) => one.nomOffre === nomOffre)
  return {
    nomOffre: faits.prevuLe
      ? `Un autre niveau est déjà prévu le ${formatDate(faits.prevuLe)}\u00a0: annulez d’abord cette demande`
      : niveau?.sens
        ? null
        : 'Choisissez un autre niveau que le vôtre',
    dateEffet: messageSaisieDateEffet(dateEffet, plagesNiveau(faits, nomOffre)),
  }
}
