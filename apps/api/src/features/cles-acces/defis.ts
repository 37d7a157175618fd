import { limitesClesAcces } from '@espace-adherent/domain'
import { randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type DefiKey, saveDefi } from './defis.repository.ts'

const MINUTE = 60_000

/** How long the browser may wait for the person: a little less than the challenge lives. */
export const ATTENTE_MS = (limitesClesAcces.defiMinutes - 0.5) * MINUTE

/** Draws what the authenticator must sign. */
export async function drawDefi(db: Executor, key: DefiKey, now: Date): Promise<string> {
  const defi = randomToken(32)
  const expireLe = new Date(now.getTime() + limitesClesAcces.defiMinutes * MINUTE)
  await saveDefi(db, { ...key, defi, creeLe: now, expireLe })
  return defi
}
