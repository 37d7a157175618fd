import { formatCompte, INSECABLE } from '../montants/compte.ts'

/** Each word of « jour ouvré » as several have it. What does not take an « s » is said by who counts it. */
const auPluriel = (un: string) => un.replaceAll(/[\p{L}’-]+/gu, '$&s')

/** What a number makes of its words: « jour », « jours ». In French zero is one of the singular. */
export const accorde = (nombre: number, un: string, plusieurs = auPluriel(un)): string =>
  Math.abs(nombre) < 2 ? un : plusieurs

/** « 0 jour », « 1 jour ouvré », « 1 200 jours ouvrés »: a number never stands without its noun. */
export const denombre = (nombre: number, un: string, plusieurs?: string): string =>
  `${formatCompte(nombre)}${INSECABLE}${accorde(nombre, un, plusieurs)}`

export const enJours = (nombre: number): string => denombre(nombre, 'jour')
export const enJoursOuvres = (nombre: number): string => denombre(nombre, 'jour ouvré')
