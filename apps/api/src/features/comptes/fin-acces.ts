import type { Executor } from '../../platform/db/index.ts'
import type { ComptesDeps } from './deps.ts'
import { deleteAcces } from './liens.repository.ts'

/**
 * With a password or an identifier ends all that the former one had opened: links that were sent,
 * sessions on every device, here and at the embedded provider.
 */
export async function endAcces(
  { identity }: Pick<ComptesDeps, 'identity'>,
  tx: Executor,
  compteId: string,
): Promise<void> {
  await deleteAcces(tx, compteId)
  await identity.closeAll(compteId, tx)
}
