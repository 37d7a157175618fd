import { formatInstantCourt } from '@espace-adherent/domain/calendrier'

/** A number once it is one: what is half typed stays as it is, and the server says what is wrong. */
export const lireNombre = (texte: string): number | string | undefined => {
  const ecrit = texte.trim().replace(',', '.')
  if (ecrit === '') return undefined
  return /^\d+(?:\.\d+)?$/.test(ecrit) ? Number(ecrit) : texte
}

/** One by line; the last one may still be on its way. */
export const lireListe = (texte: string): string[] =>
  texte === '' ? [] : texte.split('\n').map((ligne) => ligne.trimStart())

/** Without the lines that were left empty. */
export const sansVides = (lignes: readonly string[]): string[] =>
  lignes.map((ligne) => ligne.trim()).filter((ligne) => ligne !== '')

const jours = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })
export const ecrireJour = (instant: string) => jours.format(new Date(instant))
export const ecrireMoment = (instant: string) => formatInstantCourt(new Date(instant))
