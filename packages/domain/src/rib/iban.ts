import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools'

export type OptionsIban = {
  /** Client setting: any account of the SEPA area, not only French and Monegasque ones. */
  ibanEtrangerAccepte: boolean
}

/** What one types or pastes, reduced to what counts: « IBAN : fr14 2004-1010… ». */
export const normalizeIban = (saisie: string) =>
  saisie
    .toUpperCase()
    .replace(/^\s*IBAN\b/, '')
    .replace(/[^A-Z0-9]/g, '')

/** Uppercase, in groups of four, as on a bank's paper. Works on a number being typed. */
export function formatIban(saisie: string, { ibanEtrangerAccepte }: OptionsIban): string {
  const iban = normalizeIban(saisie).slice(0, longueurMax(ibanEtrangerAccepte))
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

const longueurMax = (ibanEtrangerAccepte: boolean) => (ibanEtrangerAccepte ? 34 : 27)

/** Joined since the library's list was made: Albania, Moldova, Montenegro, North Macedonia, Serbia. */
const entresRecemment = ['AL', 'MD', 'ME', 'MK', 'RS']

/** What is wrong with an IBAN, typed or not; an empty one is missing. */
export function messageIban(saisie: string, { ibanEtrangerAccepte }: OptionsIban): string | null {
  const iban = normalizeIban(saisie)
  if (iban === '') return 'L’IBAN est obligatoire'
  const pays = iban.slice(0, 2)
  if (pays.length === 2 && !isPaysAccepte(pays, ibanEtrangerAccepte))
    return ibanEtrangerAccepte
      ? 'L’IBAN doit commencer par le code d’un pays de la zone SEPA, par exemple FR'
      : 'L’IBAN doit commencer par FR ou MC'
  const longueur = countrySpecs[pays]?.chars ?? 27
  if (iban.length !== longueur) return `Merci de saisir les ${longueur} caractères de l’IBAN`
  return isValidIBAN(iban) ? null : 'L’IBAN est incorrect\u00a0: vérifiez les caractères saisis'
}

function isPaysAccepte(pays: string, ibanEtrangerAccepte: boolean): boolean {
  if (pays === 'FR' || pays === 'MC') return true
  return ibanEtrangerAccepte && (isSEPACountry(pays) || entresRecemment.includes(pays))
}

/** What may be shown of an IBAN: country, and the last four characters to recognise it by. */
export function maskIban(iban: string): string {
  const compact = iban.replace(/\s/g, '')
  return `${compact.slice(0, 2)}•• •••• ${compact.slice(-4)}`
}
