/**
 * Makes the label of a reference table agree with a person: « Marié(e) » is « Mariée » for Madame,
 * « Marié » for Monsieur; unchanged where the civility is unknown.
 */
export const accorder = (libelle: string, codeCivilite: string | null): string => {
  if (codeCivilite === 'M') return libelle.replaceAll('(e)', '')
  return codeCivilite === 'MME' ? libelle.replaceAll('(e)', 'e') : libelle
}
