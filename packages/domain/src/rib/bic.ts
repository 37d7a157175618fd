/** Capitals and digits only, eleven at most; the word « BIC » in front is left out. */
export const formatBic = (saisie: string) =>
  saisie
    .toUpperCase()
    .replace(/^\s*BIC\s*[:\s]\s*/, '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 11)

/** Bank and country in six letters, place in two characters, branch in three if there is one. */
export const isBic = (bic: string) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)

export function messageBic(saisie: string): string | null {
  if (saisie.trim() === '') return 'Le BIC est obligatoire'
  return isBic(saisie)
    ? null
    : 'Le BIC doit comporter 8 ou 11 caractères\u00a0: 6 lettres, puis des lettres ou des chiffres'
}
