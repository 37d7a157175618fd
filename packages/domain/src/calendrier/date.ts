/** A calendar date without time or zone, `AAAA-MM-JJ`. */
export type DateCalendaire = string

const forme = /^\d{4}-\d{2}-\d{2}$/

/** True only for a day that exists: 29 February depends on the year, year 0000 does not exist. */
export function isDateCalendaire(valeur: string): boolean {
  if (!forme.test(valeur)) return false
  const annee = Number(valeur.slice(0, 4))
  const mois = Number(valeur.slice(5, 7))
  const jour = Number(valeur.slice(8))
  if (annee === 0 || mois < 1 || mois > 12) return false
  return jour >= 1 && jour <= daysInMonth(annee, mois)
}

export function daysInMonth(annee: number, mois: number): number {
  if (mois === 2) return isBissextile(annee) ? 29 : 28
  return [4, 6, 9, 11].includes(mois) ? 30 : 31
}

const isBissextile = (annee: number) => (annee % 4 === 0 && annee % 100 !== 0) || annee % 400 === 0

/** « 03/11/2026 »: how a date stands in a table or a field. */
export function formatDate(date: DateCalendaire): string {
  const [annee, mois, jour] = date.split('-')
  return `${jour}/${mois}/${annee}`
}

/** « 1er », then two digits. */
export const formatJourDuMois = (jour: number) =>
  jour === 1 ? '1er' : String(jour).padStart(2, '0')

export const nomsDesMois = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const
export const nomsDesJours = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
] as const

/** « 3 novembre 2026 », « 1er mai 2026 »: how a date stands in a sentence. */
export function formatDateLongue(date: DateCalendaire): string {
  const [annee, mois, jour] = date.split('-').map(Number) as [number, number, number]
  return `${jour === 1 ? '1er' : jour} ${nomsDesMois[mois - 1]} ${annee}`
}

/** « Samedi 14 novembre 2026 ». */
export function formatJour(date: DateCalendaire): string {
  const [annee, mois, jour] = date.split('-').map(Number) as [number, number, number]
  // Years below 100 would be read as 19xx by the constructor.
  const instant = new Date(Date.UTC(2000, mois - 1, jour))
  instant.setUTCFullYear(annee, mois - 1, jour)
  const nom = nomsDesJours[instant.getUTCDay()] ?? ''
  return `${nom.charAt(0).toUpperCase()}${nom.slice(1)} ${formatDateLongue(date)}`
}

/** The day it is in Paris at that instant. */
export const dateAParis = (instant: Date): DateCalendaire =>
  temporal ? dateParTemporal(temporal, instant) : dateParIntl(instant)

const ZONE = 'Europe/Paris'

type Temporal = {
  Instant: {
    fromEpochMilliseconds: (milliseconds: number) => {
      toZonedDateTimeISO: (zone: string) => { toPlainDate: () => { toString: () => string } }
    }
  }
}
const { Temporal: temporal } = globalThis as { Temporal?: Temporal }

/**
 * Used where the browser has `Temporal`; `Intl` makes a phone load a language for a tenth of a
 * second.
 */
const dateParTemporal = ({ Instant }: Temporal, instant: Date) =>
  Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE).toPlainDate().toString()

let calendrierParis: Intl.DateTimeFormat | undefined
/** A server asks for the day thousands of times: it is worked out once a second. */
let derniere = { seconde: Number.NaN, date: '' }
function dateParIntl(instant: Date): DateCalendaire {
  const seconde = Math.floor(instant.getTime() / 1000)
  if (derniere.seconde !== seconde) {
    calendrierParis ??= new Intl.DateTimeFormat('fr-CA', { timeZone: ZONE })
    derniere = { seconde, date: calendrierParis.format(instant) }
  }
  return derniere.date
}

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
