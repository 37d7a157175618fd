import { addYears } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { messageSaisieDate, parseDate } from '../calendrier/saisie.ts'

/**
 * What the rules of an act about care need to know: whom it may be about, and which days are
 * covered.
 */
export type FaitsSoins = {
  personnes: readonly { numPers: string; prenom: string }[]
  dateDebut: DateCalendaire
  dateFin: DateCalendaire | null
}

type Limites = {
  min?: DateCalendaire
  max?: DateCalendaire
  /** Said when the two years are over; they count back from the last day that may be typed. */
  prescrit?: string
}

/**
 * After this time nothing is due any more (Code des assurances, L. 114-1; Code de la mutualité, L.
 * 221-11).
 */
const PRESCRIPTION_ANNEES = 2

/**
 * What is wrong with the day of care: out of the allowed range, or on a day that the contract does
 * not cover.
 */
export function messageJourCouvert(
  saisie: string,
  { prescrit, ...limites }: Limites,
  { dateDebut, dateFin }: Pick<FaitsSoins, 'dateDebut' | 'dateFin'>,
): string | null {
  const message = messageSaisieDate(saisie, { required: true, ...limites })
  if (message !== null) return message
  const date = parseDate(saisie) ?? ''
  if (date < dateDebut) return `Votre contrat vous couvre depuis le ${formatDate(dateDebut)}`
  if (dateFin !== null && date > dateFin)
    return `Votre contrat vous couvre jusqu’au ${formatDate(dateFin)}`
  const { max } = limites
  return prescrit && max && date < addYears(max, -PRESCRIPTION_ANNEES) ? prescrit : null
}
