import { dateAParis, formatDate, formatJour } from '@espace-adherent/domain/calendrier'
import { lowerFirst } from '@espace-adherent/domain/texte'

/** « 06/11/2026 ». */
export const jourDe = (instant: string) => formatDate(dateAParis(new Date(instant)))

/** « mercredi 4 novembre »: the year goes without saying. */
export function jourLong(instant: string): string {
  return lowerFirst(formatJour(dateAParis(new Date(instant))).replace(/ \d{4}$/, ''))
}

/** « mer. 4 nov. », where there is little room. */
export const jourCourt = (instant: string) =>
  new Date(instant).toLocaleDateString('fr-FR', {
    timeZone: 'Europe/Paris',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })

/** « 09:12 », on the clocks of Paris. */
export const heureDe = (instant: string) =>
  new Date(instant).toLocaleTimeString('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  })
