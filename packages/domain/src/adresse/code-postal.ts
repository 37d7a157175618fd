/** Five digits, department 01 to 98: neither 00 nor 99. */
export const isCodePostal = (codePostal: string) => /^(?!00|99)\d{5}$/.test(codePostal)

/** What one types: digits, five at most. */
export const formatCodePostal = (saisie: string) => saisie.replace(/\D/g, '').slice(0, 5)

export function messageCodePostal(codePostal: string): string | null {
  if (codePostal.trim() === '') return 'Le code postal est obligatoire'
  return isCodePostal(codePostal.trim()) ? null : 'Le code postal doit comporter 5 chiffres'
}
