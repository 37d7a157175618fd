import { type DateCalendaire, daysInMonth, formatDate, nomsDesMois } from '../calendrier/date.ts'

/** « janvier 2026 », « 1er trimestre 2026 », « année 2026 »; its two days when it is none of these. */
export function libellePeriode(debut: DateCalendaire, fin: DateCalendaire): string {
  const [an, premier, jour] = debut.split('-').map(Number) as [number, number, number]
  const [anFin, dernier, jourFin] = fin.split('-').map(Number) as [number, number, number]
  const isEntier = jour === 1 && an === anFin && jourFin === daysInMonth(anFin, dernier)
  const mois = dernier - premier + 1
  if (isEntier && mois === 1) return `${nomsDesMois[premier - 1]} ${an}`
  if (isEntier && mois === 12) return `année ${an}`
  if (isEntier && (mois === 3 || mois === 6) && premier % mois === 1) {
    const rang = (premier - 1) / mois + 1
    return `${rang === 1 ? '1er' : `${rang}e`} ${mois === 3 ? 'trimestre' : 'semestre'} ${an}`
  }
  return `du ${formatDate(debut)} au ${formatDate(fin)}`
}
