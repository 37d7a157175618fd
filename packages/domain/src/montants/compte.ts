/** Stands apart from amounts: the first page shows counts and no amounts. */
export const INSECABLE = '\u00a0'
export const MOINS = '\u2212'

/**
 * « 1 234 »: thousands are parted by U+00A0. Many fonts, that of our papers among them, draw the
 * thin space as nothing: « 1234 » looks like another amount.
 */
export const separerMilliers = (chiffres: string) =>
  chiffres.replace(/\B(?=(?:\d{3})+$)/g, INSECABLE)

/** « 1 234 »: how many there are. */
export const formatCompte = (nombre: number) =>
  `${nombre < 0 ? MOINS : ''}${separerMilliers(String(Math.abs(nombre)))}`
