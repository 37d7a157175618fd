/**
 * A label of a reference table as it is said of one person: « Marié(e) » is « Mariée » of Madame, « Marié » of
 * Monsieur; of somebody whose civility is not known, it stays as it is.
 */
export const accorder = (libelle: string, codeCivilite: string | null): string => {
  if (codeCivilite === 'M') return libelle.replaceAll('(e)', '')
  return codeCivilite === 'MME' ? libelle.replaceAll('(e)', 'e') : libelle
}
