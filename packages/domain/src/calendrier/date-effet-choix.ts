import { de } from '../texte/elision.ts'
import { addMonths, DATE_MAX, DATE_MIN } from './calcul.ts'
import { type DateCalendaire, formatDate, formatJourDuMois } from './date.ts'
import { dateImposee, forceJour, isDateAutorisee, type Plage } from './date-effet.ts'
import { formatMoisLong, type MoisCalendaire, moisDe } from './mois.ts'

/** How the date is chosen: nothing to choose from, one date, a month, or a day. */
export type ModeDateEffet = 'aucune' | 'imposee' | 'mois' | 'jour'

/** Day by day if one range is; month ranges then offer their one day of each month. */
export function modeDateEffet(plages: readonly Plage[]): ModeDateEffet {
  const utiles = plagesPossibles(plages)
  if (utiles.length === 0) return 'aucune'
  if (dateImposee(utiles) !== null) return 'imposee'
  return utiles.every(({ modeMois }) => modeMois) ? 'mois' : 'jour'
}

/** The ranges that allow at least one date. */
export const plagesPossibles = <P extends Plage>(plages: readonly P[]): P[] =>
  plages.filter((plage) => premiere(plage, DATE_MIN) !== null)

/** The date that a chosen month gives: the range that takes it sets the day. */
export function dateDuMois(mois: MoisCalendaire, plages: readonly Plage[]): DateCalendaire | null {
  const dates = plages
    .map((plage) => forceJour(`${mois}-01`, plage))
    .filter((date) => isDateAutorisee(date, plages))
  return dates.sort()[0] ?? null
}

/** Where a calendar opens: the first date allowed from today on, else the last one before. */
export function dateProche(
  aujourdhui: DateCalendaire,
  plages: readonly Plage[],
): DateCalendaire | null {
  const apres = plages.flatMap((plage) => premiere(plage, aujourdhui) ?? [])
  if (apres.length > 0) return apres.sort()[0] ?? null
  return (
    plages
      .flatMap((plage) => derniere(plage) ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/** The first date that a range allows, not before the one given. */
function premiere(plage: Plage, depuis: DateCalendaire): DateCalendaire | null {
  const debut = plage.borneMin && plage.borneMin > depuis ? plage.borneMin : depuis
  if (isDateAutorisee(debut, [plage])) return debut
  return (
    [debut, premierDuMoisSuivant(debut)]
      .map((date) => forceJour(date, plage))
      .find((date) => date >= debut && isDateAutorisee(date, [plage])) ?? null
  )
}

function derniere(plage: Plage): DateCalendaire | null {
  const fin = plage.borneMax ?? DATE_MAX
  if (isDateAutorisee(fin, [plage])) return fin
  const candidats = [fin, addMonths(`${moisDe(fin)}-01`, -1)].map((date) => forceJour(date, plage))
  return candidats.find((date) => date <= fin && isDateAutorisee(date, [plage])) ?? null
}

const premierDuMoisSuivant = (date: DateCalendaire) => addMonths(`${moisDe(date)}-01`, 1)

/** The outer bounds of all the ranges, for a calendar to stop at. */
export function bornesDePlages(plages: readonly Plage[]): {
  min: DateCalendaire | null
  max: DateCalendaire | null
} {
  const [min] = plages.map(({ borneMin }) => borneMin ?? DATE_MIN).sort()
  const max = plages
    .map(({ borneMax }) => borneMax ?? DATE_MAX)
    .sort()
    .at(-1)
  return {
    min: min === undefined || min === DATE_MIN ? null : min,
    max: max === undefined || max === DATE_MAX ? null : max,
  }
}

/** « Dès maintenant : du 01/12/2026 au 31/01/2027 ». */
export function formatPlage(plage: Plage): string {
  const texte = plage.modeMois && !isUnJour(plage) ? enMois(plage) : enJours(plage)
  return plage.libelle ? `${plage.libelle}\u00a0: ${texte}` : texte
}

const isUnJour = (plage: Plage) => dateImposee([plage]) !== null

function enJours(plage: Plage): string {
  const [min, max] = [plage.borneMin, sansSentinelle(plage.borneMax)]
  if (isUnJour(plage) && min) return `le ${formatDate(min)}`
  if (min && max) return `du ${formatDate(min)} au ${formatDate(max)}`
  if (min) return `à partir du ${formatDate(min)}`
  return max ? `jusqu’au ${formatDate(max)}` : 'à la date de votre choix'
}

/** « Le 1er du mois, de décembre 2026 à mars 2027 »: first and last month that can be chosen. */
function enMois(plage: Plage): string {
  const jour =
    (plage.modificateur ?? 1) > 28 ? undefined : formatJourDuMois(plage.modificateur ?? 1)
  const quand = jour ? `le ${jour} du mois` : `le ${plage.modificateur} ou le dernier jour du mois`
  const [debut, fin] = [plage.borneMin && premiere(plage, DATE_MIN), borneeEnHaut(plage)]
  if (debut && fin && moisDe(debut) === moisDe(fin)) return `le ${formatDate(debut)}`
  if (debut && fin) return `${quand}, ${deMois(debut)} à ${formatMoisLong(moisDe(fin))}`
  if (debut) return `${quand}, à partir ${deMois(debut)}`
  return fin ? `${quand}, jusqu’à ${formatMoisLong(moisDe(fin))}` : quand
}

const borneeEnHaut = (plage: Plage) => (sansSentinelle(plage.borneMax) ? derniere(plage) : null)

const sansSentinelle = (date: DateCalendaire | null) => (date === DATE_MAX ? null : date)

/** « de mars », « d’avril », « d’août », « d’octobre ». */
const deMois = (date: DateCalendaire): string => de(formatMoisLong(moisDe(date)))
