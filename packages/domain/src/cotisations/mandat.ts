import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { jourBancaire } from '../calendrier/ouvres.ts'

/** What a debtor's bank knows a mandate by: at most 35 characters (SEPA rulebook). */
const RUM_MAX = 35

/** « HOR204500010002 »: the insurer, the contract, and which mandate of that contract it is. */
export function rumSuivante(clientCode: string, numeroContrat: string, dejaSignes: number): string {
  const lisible = (texte: string) => texte.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const rang = String(dejaSignes + 1).padStart(4, '0')
  const tete = lisible(clientCode).slice(0, 3)
  return `${tete}${lisible(numeroContrat).slice(0, RUM_MAX - tete.length - rang.length)}${rang}`
}

export const messageMandat = (isAccepte: boolean, ics: string | null): string | null => {
  if (ics === null)
    return 'Le prélèvement n’est pas proposé en ligne pour ce contrat\u00a0: contactez-nous'
  return isAccepte ? null : 'Lisez le mandat et cochez cette case pour le signer'
}

/** A mandate under which nothing was debited for so long is void (SEPA rulebook). */
const MOIS_SANS_DEBIT = 36

/** The last day on which a mandate may serve, counted from its signature or its last debit. */
export const finMandat = (
  signeLe: DateCalendaire,
  dernierDebit: DateCalendaire | null,
): DateCalendaire => addMonths(dernierDebit ?? signeLe, MOIS_SANS_DEBIT)

/** Whoever is debited is told two weeks before, unless they agreed otherwise (SEPA rulebook). */
const PREAVIS_JOURS = 14

/** The first day on which money moves after the two weeks that the signatory has. */
export const premierDebit = (signeLe: DateCalendaire): DateCalendaire =>
  jourBancaire(addDays(signeLe, PREAVIS_JOURS))
