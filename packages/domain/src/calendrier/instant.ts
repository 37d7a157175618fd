import { dateAParis, formatJour } from './date.ts'

let horlogeParis: Intl.DateTimeFormat | undefined

/** « jeudi 19 novembre 2026 à 14 h 05 », on the clocks of Paris: how a moment stands in a sentence. */
export function formatInstant(instant: Date): string {
  horlogeParis ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [heures, minutes] = horlogeParis.format(instant).split(':')
  const jour = formatJour(dateAParis(instant))
  return `${jour.charAt(0).toLowerCase()}${jour.slice(1)} à ${Number(heures)}\u00a0h\u00a0${minutes}`
}
