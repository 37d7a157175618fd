import { limitesSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import { isSameSecret, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import {
  type AutorisationKey,
  countWrongCode,
  findAutorisation,
  replaceAutorisation,
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

/** A code that a request brought, counted if it was wrong: only `presentCode` makes one. */
export type CodePresente = AutorisationDemandee & Presente

declare const presente: unique symbol
export type Presente = { readonly [presente]: true }

/**
 * Looks at the code before the act begins, outside its transaction: what is counted there goes with an act that is
 * refused, and whoever guesses would have as many tries as they like. It refuses nothing itself: an act that is sent
 * again by a lost network needs its code no more.
 */
export async function presentCode(
  sealer: Sealer,
  db: Executor,
  demande: AutorisationDemandee,
  now: Date,
): Promise<CodePresente> {
  const { securityCode, ...key } = demande
  if (securityCode !== null)
    await countWrongCode(db, key, {
      now,
      limit: limitesSecurite.essaisParCode,
      empreinte: autorisationFingerprint(sealer, key, securityCode),
    })
  return demande as CodePresente
}

/**
 * Exchanges X-SecurityCode for the grant it earned, or refuses; says how the code had come. An act calls it inside its own
 * transaction: if the act fails, the grant is still there.
 */
export async function requireAutorisation(
  sealer: Sealer,
  db: Executor,
  { securityCode, ...key }: CodePresente,
  now: Date,
): Promise<TypeEnvoi> {
  const living = await findJuste(sealer, db, { securityCode, ...key }, now)
  if (
    !living ||
    !(await useAutorisation(db, living.id, { now, limit: limitesSecurite.essaisParCode }))
  )
    throw new AppError('SecurityCodeRequired')
  return living.sendType
}

/**
 * Refuses what `requireAutorisation` would refuse, and uses nothing up: for an act of two steps,
 * whose first one must not let somebody begin what they could not end.
 */
export async function checkAutorisation(
  sealer: Sealer,
  db: Executor,
  demande: CodePresente,
  now: Date,
): Promise<void> {
  if (!(await findJuste(sealer, db, demande, now))) throw new AppError('SecurityCodeRequired')
}

async function findJuste(
  sealer: Sealer,
  db: Executor,
  { securityCode, ...key }: AutorisationDemandee,
  now: Date,
) {
  if (securityCode === null) return undefined
  const living = await findAutorisation(db, key, { now, limit: limitesSecurite.essaisParCode })
  const given = autorisationFingerprint(sealer, key, securityCode)
  return living && isSameSecret(living.empreinte, given) ? living : undefined
}
