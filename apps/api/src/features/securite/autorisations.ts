import { limitesSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import { isSameSecret, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import {
  type AutorisationKey,
  findAutorisation,
  replaceAutorisation,
  tryAutorisation,
  useAutorisation,
} from './autorisations.repository.ts'
import { autorisationFingerprint } from './empreintes.ts'

export type AutorisationDemandee = AutorisationKey & {
  /** X-SecurityCode, as the request brought it. */
  securityCode: string | null
}

/** The code was accepted: for some minutes it is worth that operation, once, to that session. */
export const grantAutorisation = (
  sealer: Sealer,
  tx: Executor,
  key: AutorisationKey,
  { code, sendType }: { code: string; sendType: TypeEnvoi },
  now: Date,
): Promise<void> =>
  replaceAutorisation(tx, key, {
    empreinte: autorisationFingerprint(sealer, key, code),
    sendType,
    expireLe: new Date(now.getTime() + limitesSecurite.autorisationMinutes * 60_000),
  })

/**
 * Exchanges X-SecurityCode for the grant it earned, or refuses; says how the code had come. An act calls it inside its own
 * transaction: if the act fails, the grant is still there. Without a session there is only the code
 * to go by: call it on the database itself, so that a wrong guess stays counted whatever follows.
 */
export async function requireAutorisation(
  sealer: Sealer,
  db: Executor,
  { securityCode, ...key }: AutorisationDemandee,
  now: Date,
): Promise<TypeEnvoi> {
  const refuse = () => new AppError('SecurityCodeRequired')
  if (securityCode === null) throw refuse()
  const living = await tryAutorisation(db, key, { now, limit: limitesSecurite.essaisParCode })
  const given = autorisationFingerprint(sealer, key, securityCode)
  if (!living || !isSameSecret(living.empreinte, given)) throw refuse()
  if (!(await useAutorisation(db, living.id, now))) throw refuse()
  return living.sendType
}

/**
 * Refuses what `requireAutorisation` would refuse, and uses nothing up: for an act of two steps,
 * whose first one must not let somebody begin what they could not end.
 */
export async function checkAutorisation(
  sealer: Sealer,
  db: Executor,
  { securityCode, ...key }: AutorisationDemandee,
  now: Date,
): Promise<void> {
  const living = await findAutorisation(db, key, { now, limit: limitesSecurite.essaisParCode })
  const given = autorisationFingerprint(sealer, key, securityCode ?? '')
  if (!living || !isSameSecret(living.empreinte, given)) throw new AppError('SecurityCodeRequired')
}
