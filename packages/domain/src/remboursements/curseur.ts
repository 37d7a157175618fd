import { type DateCalendaire, isDateCalendaire } from '../calendrier/index.ts'

/** The place in a list ordered by date, then by number, both from the newest. */
export type Curseur = { date: DateCalendaire; id: number }

export const ecrireCurseur = ({ date, id }: Curseur) => `${date}_${id}`

export function lireCurseur(texte: string): Curseur | null {
  const parties = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})$/.exec(texte)
  if (!parties) return null
  const [, date = '', id = ''] = parties
  return isDateCalendaire(date) ? { date, id: Number(id) } : null
}
