import { addYears } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { messageSaisieDate, parseDate } from '../calendrier/saisie.ts'

/** What the rules of an act about care must know: whom it may be about, and which days the contract covers. */
export type FaitsSoins = {
  personnes: readonly { numPers: string; prenom: string }[]
  dateDebut: DateCalendaire
  dateFin: DateCalendaire | null
}

type Limites = {
  min?: DateCalendaire
  max?: DateCalendaire
  /** What is said after two years, which are counted back from the last day that may be typed. */
  prescrit?: string
}

/** What nobody asked for in that time is no longer due (Code des assurances, L. 114-1; Code de la mutualité, L. 221-11). */
const PRESCRIPTION_ANNEES = 2

/** The day of what is asked for: within what may be typed, then within what the contract covers. */
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
