import { formatDate, isDateCalendaire } from './date.ts'
import { completeDate, maskDate } from './masque.ts'

let momentsParis: Intl.DateTimeFormat | undefined

/** « 16/11/2026 14:28 », on the clocks of Paris: how a moment stands in a table or a field. */
export function formatInstantCourt(instant: Date): string {
  momentsParis ??= new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return momentsParis.format(instant)
}

const HEURE_MS = 3_600_000

/**
 * JJ/MM/AAAA HH:MM of Paris, read strictly: an hour that the clocks skip is none, and one that they show twice is the
 * first.
 */
export function parseInstant(saisie: string): string | null {
  const texte = saisie.trim()
  const parties = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/.exec(texte)
  if (!parties) return null
  const [, jour, mois, annee, heures, minutes] = parties
  const date = `${annee}-${mois}-${jour}`
  if (!isDateCalendaire(date)) return null
  const horloge = Date.parse(`${date}T${heures}:${minutes}:00Z`)
  if (Number.isNaN(horloge)) return null
  const lu = [2, 1]
    .map((avance) => new Date(horloge - avance * HEURE_MS))
    .find((instant) => formatInstantCourt(instant) === texte)
  return lu?.toISOString() ?? null
}

/** As it grows: « 161120261428 », « 16/11/2026 14h28 » and a pasted « 2026-11-16T13:28:00Z » become « 16/11/2026 14:28 ». */
export function maskInstant(saisie: string): string {
  const texte = saisie.trim()
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(texte) && !Number.isNaN(Date.parse(texte)))
    return formatInstantCourt(new Date(texte))
  const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](.*)$/.exec(texte)
  if (iso) return avecHeure(formatDate(`${iso[1]}-${iso[2]}-${iso[3]}`), iso[4])
  const [, date, heure] =
    /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(.+)$/.exec(texte) ?? /^(\d{8})(.+)$/.exec(texte) ?? []
  return date === undefined ? maskDate(saisie) : avecHeure(maskDate(date), heure)
}

/** Zeros and minutes that were left out, once the field is left: « 3/11/2026 9 » is nine o’clock. */
export function completeInstant(saisie: string): string {
  const [, date, heures, minutes] =
    /^\s*(\d{1,2}\/\d{1,2}\/\d{4}) (\d{1,2})(?::(\d{0,2}))?\s*$/.exec(saisie) ?? []
  if (date === undefined || heures === undefined) return saisie
  return `${completeDate(date)} ${heures.padStart(2, '0')}:${(minutes ?? '').padStart(2, '0')}`
}

/** What is wrong with what stands in a field, if anything. */
export const messageSaisieInstant = (saisie: string): string | null =>
  saisie.trim() === '' || parseInstant(saisie)
    ? null
    : 'La date et l’heure doivent exister et s’écrire JJ/MM/AAAA HH:MM'

function avecHeure(date: string, reste = ''): string {
  const [, heures, minutes] =
    /^\D*(\d{1,2})(?:\s*[h:.]\s*)(\d{0,2})/i.exec(reste) ??
    /^\D*(\d{1,2})(\d{0,2})/.exec(reste) ??
    []
  if (heures === undefined) return date
  const isSeparated = /\d\s*[h:.]/i.test(reste) || minutes !== ''
  return `${date} ${heures}${isSeparated ? `:${minutes}` : ''}`
}
