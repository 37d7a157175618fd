/** Apart from amounts: the first page counts, and shows none. */
export const INSECABLE = '\u00a0'
export const MOINS = '\u2212'

/**
 * « 1 234 »: thousands apart by a no-break space. The thin one that printers use is drawn as nothing by
 * many fonts, ours for paper among them: « 1234 » would be read as another amount at a glance.
 */
export const separerMilliers = (chiffres: string) =>
  chiffres.replace(/\B(?=(?:\d{3})+$)/g, INSECABLE)

/** « 1 234 »: how many there are. */
export const formatCompte = (nombre: number) =>
  `${nombre < 0 ? MOINS : ''}${separerMilliers(String(Math.abs(nombre)))}`
