import { type Limite, limitesSecurite } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  type BudgetKey,
  countEvent,
  deleteOldCounts,
  findCount,
  uncountEvent,
} from './budgets.repository.ts'

const MINUTE = 60_000

const before = (now: Date, { minutes }: Limite) => new Date(now.getTime() - minutes * MINUTE)

export type Budgets = ReturnType<typeof createBudgets>

/**
 * Who pays for what is sent and for what is guessed. What a stranger does with an identifier is
 * counted apart from what its owner does: nobody can use up the budget of somebody else.
 */
export function createBudgets(sealer: Sealer) {
  const limits = (qui: string) =>
    qui.startsWith('adresse:')
      ? { envois: limitesSecurite.envoisParAdresse, essais: limitesSecurite.essaisParAdresse }
      : { envois: limitesSecurite.envoisParCompte, essais: limitesSecurite.essaisParCompte }

  return {
    ofCompte: (compteId: string) => `compte:${compteId}`,
    /** The same for identifiers that nobody has. */
    ofVisiteur: (clientCode: string, userName: string) =>
      `visiteur:${sealer.fingerprint(`identifiant:${clientCode}:${userName}`)}`,
    ofAdresse: (network: string) => `adresse:${sealer.fingerprint(`adresse:${network}`)}`,

    limit: ({ quoi, qui }: BudgetKey): Limite => limits(qui)[quoi],

    /** Counts one more; false when it is one too many. */
    async admits(db: Executor, key: BudgetKey, now: Date): Promise<boolean> {
      const limit = limits(key.qui)[key.quoi]
      const rank = await countEvent(db, key, {
        now,
        forgetBefore: before(now, limit),
        limit: limit.nombre,
      })
      return rank <= limit.nombre
    },

    /** One that was admitted need not have counted. */
    giveBack: (db: Executor, key: BudgetKey): Promise<void> => uncountEvent(db, key),

    /** How many are left; counts nothing. */
    async remaining(db: Executor, key: BudgetKey, now: Date): Promise<number> {
      const limit = limits(key.qui)[key.quoi]
      return Math.max(0, limit.nombre - (await findCount(db, key, before(now, limit))))
    },

    async purge(db: Executor, now: Date): Promise<void> {
      await deleteOldCounts(db, before(now, limitesSecurite.essaisParCompte))
    },
  }
}
