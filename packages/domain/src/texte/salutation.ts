/** « Bonjour Camille, », « Madame, Monsieur, », « Chère Madame ! »: what a letter begins with, up to its comma. */
const SALUTATION =
  /^\s*(?:(?:re-?)?bon(?:jour|soir)\b[^,.!:;\n]{0,60}|ch[eè]re?s?\b[^,.!:;\n]{1,60}|madame(?:, monsieur)?|monsieur|mesdames(?:, messieurs)?)\s*(?:[,!]|\n)+\s*/iu

/**
 * Removes the greeting that a text begins with, since the frame of a mail greets. What follows gets
 * a capital letter. A text that is only a greeting stays.
 */
export function sansSalutation(texte: string): string {
  const reste = texte.replace(SALUTATION, '')
  if (reste === texte || reste === '') return texte
  return `${reste.charAt(0).toLocaleUpperCase('fr')}${reste.slice(1)}`
}

const MASQUE = '•••'

const courriel = /[^\s@]+@[^\s@]+/g
/** A NIR, an IBAN, a contract or telephone number, with or without the spaces people put in them. */
const numero = /\b(?:[A-Za-z]{2})?\d(?:[\s.-]?[A-Za-z]?[\s.-]?\d){5,}\b/g

/** What people write without being asked, and nobody should keep. */
export const masquerDonneesPersonnelles = (texte: string): string =>
  texte.replace(courriel, MASQUE).replace(numero, MASQUE)

export const contientDonneesPersonnelles = (texte: string): boolean =>
  masquerDonneesPersonnelles(texte) !== texte
