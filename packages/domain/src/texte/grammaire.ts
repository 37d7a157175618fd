import { formatCompte, INSECABLE } from '../montants/index.ts'

/**
 * Makes the label of a reference table agree with a person: « Marié(e) » is « Mariée » for Madame,
 * « Marié » for Monsieur; unchanged where the civility is unknown.
 */
export const accorder = (libelle: string, codeCivilite: string | null): string => {
  if (codeCivilite === 'M') return libelle.replaceAll('(e)', '')
  return codeCivilite === 'MME' ? libelle.replaceAll('(e)', 'e') : libelle
}

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

/** « Léa », « Léa et Tom », « Léa, Tom et Zoé ». By hand: the browser's own formatter takes 25 ms to make. */
export const enumere = (mots: readonly string[]): string =>
  mots.length < 2 ? mots.join('') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1)}`

/**
 * French typography keeps « 100 % » and « Combien ? » on one line. Texts from elsewhere are stored
 * with plain spaces, as people type and search them; this prepares them for the screen.
 */
export const insecables = (texte: string) =>
  texte.replaceAll(/ (?=[:;?!»€%×])|(?<=[«×]) /g, '\u00a0')

/** What a keyboard gives (' and plain spaces), as it is printed: ’ and no line that begins with a mark. */
export const typographie = (texte: string) =>
  insecables(texte).replaceAll(/(?<=\p{L})'(?=[\p{L}«])/gu, '’')

/** As it is kept: on one line, without what cannot be seen, nor spaces around. */
export const uneLigne = (texte: string) => texte.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** How it begins, cut between two words. */
export function extrait(texte: string, max: number): string {
  const ligne = uneLigne(texte)
  if (ligne.length <= max) return ligne
  const coupe = ligne.slice(0, max).replace(/\s+\S*$/u, '')
  return `${coupe.trimEnd()}…`
}

/** As it stands in the middle of a sentence, and at its head. */
export const lowerFirst = (texte: string) => texte.charAt(0).toLowerCase() + texte.slice(1)
export const upperFirst = (texte: string) => texte.charAt(0).toUpperCase() + texte.slice(1)
