import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { ajouteOuvrables, ajouteOuvres, joursOuvres } from '../calendrier/ouvres.ts'

/** Calendar days, working days (which are not those of banks), those of shops (Saturday counts), or months. */
export type UniteLegale = 'jours' | 'ouvres' | 'ouvrables' | 'mois'

/**
 * From when it runs: the sending, the decision, the day of effect, or the last piece of those asked
 * for while the clock `CLE_PIECES` of the same request ran.
 */
export type DepartLegal = 'envoi' | 'decision' | 'effet' | 'pieces'

/** The clock of asking for every piece. */
export const CLE_PIECES = 'pieces'

/**
 * A delay that the law gives the insurer. It is neither the usual delay nor the clerks' own
 * deadline: it never stops, whatever is awaited from the member.
 */
export type EcheanceLegale = {
  cle: string
  /** What is owed, in words for a clerk: « Répondre ». */
  libelle: string
  delai: number
  unite: UniteLegale
  depart: DepartLegal
  /**
   * What ends it: a paper that leaves by itself, the decision, a clerk who says that it is done, or
   * a clerk in either way (a decision of the portal alone does not count, because nobody has
   * looked).
   */
  tenuePar: 'papier' | 'decision' | 'geste' | 'gestionnaire'
  /** When it is late, what is owed bears interest. */
  hasInterets?: true
}

/**
 * Its last day. A delay in months ends on the same day number, or on the last day of its month. It
 * is not prolonged past a Sunday, which would favour whoever owes.
 */
export function jourLegal(
  { delai, unite }: Pick<EcheanceLegale, 'delai' | 'unite'>,
  depart: DateCalendaire,
): DateCalendaire {
  switch (unite) {
    case 'jours':
      return addDays(depart, delai)
    case 'ouvres':
      return ajouteOuvres(depart, delai)
    case 'ouvrables':
      return ajouteOuvrables(depart, delai)
    case 'mois':
      return addMonths(depart, delai)
  }
}

/** How a clerk sees it: past, within five working days, or far. */
export type UrgenceLegale = 'depassee' | 'proche' | 'loin'

const PROCHE = 5

export function urgenceLegale(echeance: DateCalendaire, aujourdhui: DateCalendaire): UrgenceLegale {
  if (echeance < aujourdhui) return 'depassee'
  return joursOuvres(aujourdhui, echeance).length <= PROCHE ? 'proche' : 'loin'
}
