/** « Bonjour Camille, », « Madame, Monsieur, », « Chère Madame ! »: what a letter begins with, up to its comma. */
const SALUTATION =
  /^\s*(?:(?:re-?)?bon(?:jour|soir)\b[^,.!:;\n]{0,60}|ch[eè]re?s?\b[^,.!:;\n]{1,60}|madame(?:, monsieur)?|monsieur|mesdames(?:, messieurs)?)\s*(?:[,!]|\n)+\s*/iu

/**
 * A text without the greeting that it begins with: the frame of a mail greets already. What follows begins with a
 * capital letter. A text that is nothing but a greeting stays as it is.
 */
export function sansSalutation(texte: string): string {
  const reste = texte.replace(SALUTATION, '')
  if (reste === texte || reste === '') return texte
  return `${reste.charAt(0).toLocaleUpperCase('fr')}${reste.slice(1)}`
}
