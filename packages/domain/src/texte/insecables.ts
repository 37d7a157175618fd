/**
 * French typography keeps « 100 % » and « Combien ? » on one line. What comes from elsewhere is stored
 * with plain spaces, so that it is found as people type it; it is shown through this.
 */
export const insecables = (texte: string) =>
  texte.replaceAll(/ (?=[:;?!»€%×])|(?<=[«×]) /g, '\u00a0')
