import type { DateCalendaire } from '../calendrier/date.ts'
import { isDateAutorisee, type RegleDateEffet, resolvePlages } from '../calendrier/date-effet.ts'

/** A case that staff keep: on that day, for that contract, that date must be allowed or refused. */
export type EssaiDateEffet = {
  jour: DateCalendaire
  dateDebut: DateCalendaire
  dateFin: DateCalendaire | null
  dateMotif: DateCalendaire | null
  faits: Readonly<Record<string, string>>
  date: DateCalendaire
  attendu: boolean
}

export const isEssaiReussi = (regle: RegleDateEffet, essai: EssaiDateEffet): boolean => {
  const { jour, dateDebut, dateFin, dateMotif, faits, date, attendu } = essai
  const plages = resolvePlages(
    regle,
    { aujourdhui: jour, contrat: { dateDebut, dateFin }, dateMotifRadiation: dateMotif },
    faits,
  )
  return isDateAutorisee(date, plages) === attendu
}
