import { formatCompte, INSECABLE } from '../montants/compte.ts'

/** Each word of « jour ouvré » in the plural. The caller names words that take no « s ». */
const auPluriel = (un: string) => un.replaceAll(/[\p{L}’-]+/gu, '$&s')

/** « jour » or « jours » after a number. In French zero is singular. */
export const accorde = (nombre: number, un: string, plusieurs = auPluriel(un)): string =>
  Math.abs(nombre) < 2 ? un : plusieurs

/** « 0 jour », « 1 jour ouvré », « 1 200 jours ouvrés »: a number never stands without its noun. */
export const denombre = (nombre: number, un: string, plusieurs?: string): string =>
  `${formatCompte(nombre)}${INSECABLE}${accorde(nombre, un, plusieurs)}`

export const enJours = (nombre: number): string => denombre(nombre, 'jour')
export const enJoursOuvres = (nombre: number): string => denombre(nombre, 'jour ouvré')

/** Nouns that are written alike for one and for several. */
const invariables = /^(?:avis|fois|mois|plus|sans|sous)$/

/**
 * What follows a value: « 1 » and « heures » are « 1 heure ». Only the next noun is surely counted.
 */
export const suivreNombre = (avant: string, suite: string): string =>
  /(?:^|[^\d,.\p{L}\u00a0])[01]$/u.test(avant)
    ? suite.replace(/^([ \u00a0])(\p{L}+)(?!\p{L})/u, (tout, espace: string, nom: string) =>
        nom.endsWith('s') && !invariables.test(nom) ? `${espace}${nom.slice(0, -1)}` : tout,
      )
    : suite
