import { normalizeIban } from './iban.ts'

/** A bank account as the management system keeps it. */
export type CompteBancaire = {
  codeInternationalPaysIso2: string
  cleIban: string
  identifiantNationalCompte: string
  codeBIC: string
}

export function compteDepuisIban(iban: string, bic: string): CompteBancaire {
  const compact = normalizeIban(iban)
  return {
    codeInternationalPaysIso2: compact.slice(0, 2),
    cleIban: compact.slice(2, 4),
    identifiantNationalCompte: compact.slice(4),
    codeBIC: bic,
  }
}

export const ibanDuCompte = (
  compte: Pick<
    CompteBancaire,
    'codeInternationalPaysIso2' | 'cleIban' | 'identifiantNationalCompte'
  >,
) => compte.codeInternationalPaysIso2 + compte.cleIban + compte.identifiantNationalCompte
