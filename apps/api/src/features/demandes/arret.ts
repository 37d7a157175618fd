import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { lockEnCours } from './listes.repository.ts'
import { closeAttentes } from './suivi.repository.ts'
import { trace } from './trace.ts'

/**
 * Nobody is there to hear of them any more: what an account has under way ends with it, but for the
 * request that ends the account. Left open, no clerk could ever decide them.
 */
export async function stopAll(
  sealer: Sealer,
  tx: Executor,
  { compteId, saufId }: { compteId: string; saufId: string },
  now: Date,
): Promise<void> {
  for (const row of await lockEnCours(tx, compteId)) {
    if (row.id === saufId) continue
    await closeAttentes(tx, row.id, now)
    const fin = { etat: 'annulee', decideeLe: now } as const
    await trace(sealer, tx, row, [{ geste: 'annuler', par: 'portail' }], fin, now)
  }
}
