import { isConnexionRecente, type OperationSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { SessionOuverte } from '../identity/index.ts'
import { requireAutorisation } from './autorisations.ts'

export type IdentiteDemandee = {
  compteId: string
  session: SessionOuverte
  operation: OperationSecurite
  /** X-SecurityCode, as the request brought it. */
  securityCode: string | null
}

/**
 * A change that a stranger at an open session must not make: whoever signed in a moment ago makes
 * it, anybody else answers a code first, and is told how it had come. Called inside the transaction of the change.
 */
export async function requireIdentite(
  sealer: Sealer,
  tx: Executor,
  { session, ...demande }: IdentiteDemandee,
  now: Date,
): Promise<TypeEnvoi | null> {
  if (isConnexionRecente(session.ouverteLe, now)) return null
  return requireAutorisation(sealer, tx, { ...demande, sessionEmpreinte: session.empreinte }, now)
}
