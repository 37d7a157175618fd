import { isConnexionRecente, type OperationSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { SessionOuverte } from '../visiteur.ts'
import { type Presente, presentCode, requireAutorisation } from './autorisations.ts'

export type IdentiteDemandee = {
  compteId: string
  session: SessionOuverte
  operation: OperationSecurite
  /** X-SecurityCode, as the request brought it. */
  securityCode: string | null
}

export type IdentitePresentee = IdentiteDemandee & Presente

const codeDe = <D extends IdentiteDemandee>({ session, ...demande }: D) => ({
  ...demande,
  sessionEmpreinte: session.empreinte,
})

/** Before the transaction of the change, see `presentCode`. */
export async function presentIdentite(
  sealer: Sealer,
  db: Executor,
  demande: IdentiteDemandee,
  now: Date,
): Promise<IdentitePresentee> {
  if (!isConnexionRecente(demande.session.ouverteLe, now))
    await presentCode(sealer, db, codeDe(demande), now)
  return demande as IdentitePresentee
}

/**
 * A change that a stranger at an open session must not make: whoever signed in a moment ago makes
 * it, anybody else answers a code first, and is told how it had come. Called inside the transaction of the change.
 */
export async function requireIdentite(
  sealer: Sealer,
  tx: Executor,
  demande: IdentitePresentee,
  now: Date,
): Promise<TypeEnvoi | null> {
  if (isConnexionRecente(demande.session.ouverteLe, now)) return null
  return requireAutorisation(sealer, tx, codeDe(demande), now)
}
