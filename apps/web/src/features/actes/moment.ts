import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { textes } from './textes.ts'

const mots = textes.brouillon

/** By the clock when it was today, by its day when it was not. */
export function moment(le: string): string {
  const instant = new Date(le)
  const jour = dateAParis(instant)
  if (jour !== dateAParis(new Date())) return mots.enregistreLe(formatDateLongue(jour))
  return mots.enregistre(heureAParis(instant))
}

const heureAParis = (instant: Date) =>
  instant.toLocaleTimeString('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  })
