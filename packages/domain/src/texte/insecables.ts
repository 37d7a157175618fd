/**
 * French typography keeps « 100 % » and « Combien ? » on one line. Texts from elsewhere are stored
 * with plain spaces, as people type and search them; this prepares them for the screen.
 */
export const insecables = (texte: string) =>
  texte.replaceAll(/ (?=[:;?!»€%×])|(?<=[«×]) /g, '\u00a0')
