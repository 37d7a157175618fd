import type { Portee } from './roles.ts'

/** How somebody stands in one contract: they subscribed to it, or are covered by somebody else's. */
export type Qualite = 'adherent' | 'beneficiaire'

/**
 * Where a member's right holds: on the contracts they subscribed to (`Contrat`), on those that only
 * cover them (`Benef`), or on both. Somebody may be an adherent here and a beneficiary there: the
 * contract decides, not the person.
 */
export const isDansPortee = (portee: Portee, qualite: Qualite) =>
  portee === 'Both' || (portee === 'Contrat') === (qualite === 'adherent')
