import { normalizeIban } from './iban.ts'

/** Capitals and digits only, eleven at most; the word « BIC » in front is left out. */
export const formatBic = (saisie: string) =>
  saisie
    .toUpperCase()
    .replace(/^\s*BIC\s*[:\s]\s*/, '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 11)

/** Bank and country in six letters, place in two characters, branch in three if there is one. */
export const isBic = (bic: string) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)

/**
 * By law nobody who gives an IBAN need give a BIC (règlement UE 260/2012, article 5); the
 * specification asks for it.
 */
export function messageBic(saisie: string, { isFacultatif = false } = {}): string | null {
  if (saisie.trim() === '') return isFacultatif ? null : 'Le BIC est obligatoire'
  return isBic(saisie)
    ? null
    : 'Le BIC doit comporter 8 ou 11 caractères\u00a0: 6 lettres, puis des lettres ou des chiffres'
}

/** BICs of the largest French networks that have one for all of France, by bank code. */
const banques: Readonly<Record<string, string>> = {
  '20041': 'PSSTFRPP',
  '30002': 'CRLYFRPP',
  '30003': 'SOGEFRPP',
  '30004': 'BNPAFRPP',
  '30006': 'AGRIFRPP',
  '30056': 'CCFRFRPP',
  '30066': 'CMCIFRPP',
  '40618': 'BOUSFRPP',
}

/**
 * The bank of a French account, by its first five digits; null: unknown, or an account elsewhere.
 */
export function bicDepuisIban(saisie: string): string | null {
  const iban = normalizeIban(saisie)
  return iban.startsWith('FR') ? (banques[iban.slice(4, 9)] ?? null) : null
}
