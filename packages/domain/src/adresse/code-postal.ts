/** Five digits, department 01 to 98: neither 00 nor 99. */
export const isCodePostal = (codePostal: string) => /^(?!00|99)\d{5}$/.test(codePostal)

/** What one types: digits, five at most. */
export const formatCodePostal = (saisie: string) => saisie.replace(/\D/g, '').slice(0, 5)

export function messageCodePostal(codePostal: string): string | null {
  const saisi = codePostal.trim()
  if (saisi === '') return 'Le code postal est obligatoire'
  if (isCodePostal(saisi)) return null
  return /^\d{5}$/.test(saisi)
    ? `Aucun code postal ne commence par ${saisi.slice(0, 2)}`
    : 'Le code postal doit comporter 5 chiffres'
}
