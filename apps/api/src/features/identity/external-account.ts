import type { Executor } from '../../platform/db/index.ts'
import { claimCompte, findCompteBySujet } from './comptes.repository.ts'
import { normaliseIdentifiant } from './identifiant.ts'

/** What the external provider says of whoever signed in there. */
export type SujetExterne = {
  sujet: string
  /** The claim that names the account, when the provider vouches for it. */
  identifiant: string | null
}

/**
 * The subject is known from the first sign-in on: the e-mail may then change at the provider, and
 * whoever gets the old address later does not get the account.
 */
export async function findExternalCompte(
  db: Executor,
  clientCode: string,
  { sujet, identifiant }: SujetExterne,
): Promise<string | null> {
  const known = await findCompteBySujet(db, clientCode, sujet)
  if (known) return known.isActif ? known.id : null
  if (identifiant === null) return null
  const userName = normaliseIdentifiant(identifiant)
  const claimed = await claimCompte(db, { clientCode, userName, sujet })
  return claimed?.id ?? null
}
