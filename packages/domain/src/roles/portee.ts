import type { Portee } from './roles.ts'

/** How somebody stands in one contract: they subscribed to it, or are covered by somebody else's. */
export type Qualite = 'adherent' | 'beneficiaire'

/**
 * On which contracts a right holds: those one subscribed to (`Contrat`), those that only cover one
 * (`Benef`), or both. A person may be adherent of one contract and beneficiary of another, so the
 * contract decides.
 */
export const isDansPortee = (portee: Portee, qualite: Qualite) =>
  portee === 'Both' || (portee === 'Contrat') === (qualite === 'adherent')
