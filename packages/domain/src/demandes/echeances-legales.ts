import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { ajouteOuvrables, ajouteOuvres, joursOuvres } from '../calendrier/ouvres.ts'

/** Calendar days, working days (which are not those of banks), those of shops (Saturday counts), or months. */
export type UniteLegale = 'jours' | 'ouvres' | 'ouvrables' | 'mois'

/**
 * From when it runs: the sending, the decision, the day from which the request counts, or the last piece of
 * those that were asked for while the clock `CLE_PIECES` of the same request was running.
 */
export type DepartLegal = 'envoi' | 'decision' | 'effet' | 'pieces'

/** The clock of asking for every piece. */
export const CLE_PIECES = 'pieces'

/**
 * What the law gives the insurer so long for. It has nothing to do with the usual delay, nor with the
 * clerks' own deadline: it never stops, whatever is awaited from the member.
 */
export type EcheanceLegale = {
  cle: string
  /** What is owed, in words for a clerk: « Répondre ». */
  libelle: string
  delai: number
  unite: UniteLegale
  depart: DepartLegal
  /**
   * What keeps it: a paper that leaves by itself, the decision, a clerk who says that it is done, or a clerk
   * in either way (a decision that the portal takes by itself has looked at nothing).
   */
  tenuePar: 'papier' | 'decision' | 'geste' | 'gestionnaire'
  /** Late, what is owed bears interest. */
  hasInterets?: true
}

/**
 * Its last day. A delay in months ends on the day of the same number, or on the last of its month; one that
 * ends on a Sunday is not prolonged: that would be a favour to whoever owes.
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
