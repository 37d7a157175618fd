import { normalizeIban } from './iban.ts'

/** The last four characters, capitals and digits. Of a whole IBAN that is pasted, its end is kept. */
export function formatFinIban(saisie: string): string {
  const lu = normalizeIban(saisie)
  return lu.length >= 15 ? lu.slice(-4) : lu.slice(0, 4)
}

export const isFinIban = (fin: string) => /^[A-Z0-9]{4}$/.test(fin)

export function messageFinIban(fin: string, { required }: { required: boolean }): string | null {
  if (fin === '' && !required) return null
  return isFinIban(fin)
    ? null
    : 'Saisissez les 4 derniers caractères de votre IBAN (majuscules et chiffres)'
}
