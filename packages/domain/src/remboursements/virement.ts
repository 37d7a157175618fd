import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { jourBancaire } from '../calendrier/ouvres.ts'

/** The days of the week on which money leaves, Monday first. */
export const joursVirement = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] as const
export type JourVirement = (typeof joursVirement)[number]

const JEUDI = Date.UTC(1970, 0, 1)
const DAY = 86_400_000

/** Monday: 0. */
const rangDe = (date: DateCalendaire) => ((Date.parse(date) - JEUDI) / DAY + 3) % 7

/**
 * The day on which what is accepted today leaves: that of the next run, which the banks may put off. Null: nobody has said
 * when the insurer pays.
 */
export function prochainVirement(
  aujourdhui: DateCalendaire,
  jour: JourVirement | '' | undefined,
): DateCalendaire | null {
  if (!jour) return null
  // The run of today may have left.
  const reste = (joursVirement.indexOf(jour) - rangDe(aujourdhui) + 7) % 7 || 7
  return jourBancaire(addDays(aujourdhui, reste))
}

/** The days on which it may arrive, as the bank of whoever is paid reckons: the next one that banks are open, or the one after. */
export function arriveesVirement(
  parti: DateCalendaire,
): readonly [tot: DateCalendaire, tard: DateCalendaire] {
  const tot = jourBancaire(addDays(parti, 1))
  return [tot, jourBancaire(addDays(tot, 1))]
}
