import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Action, recordEvenement } from '../historique/index.ts'

/** What happens to an account before anybody signs in, in the transaction of what it tells. */
export const recordCompte = (
  tx: Executor,
  client: Client,
  ligne: { compteId: string; auteurId?: string; action: Action; le: Date },
): Promise<void> => recordEvenement(tx, { clientCode: client.code, ...ligne })
