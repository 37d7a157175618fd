import { type Limite, limitesSecurite } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { givePlaceBack, placesLeft, takePlace } from '../budgets/index.ts'

export type BudgetKey = { quoi: 'envois' | 'essais'; qui: string }

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
    admits: (db: Executor, key: BudgetKey, now: Date): Promise<boolean> =>
      takePlace(db, key, limits(key.qui)[key.quoi], now),

    /** One that was admitted need not have counted. */
    giveBack: (db: Executor, key: BudgetKey): Promise<void> => givePlaceBack(db, key),

    /** How many are left; counts nothing. */
    remaining: (db: Executor, key: BudgetKey, now: Date): Promise<number> =>
      placesLeft(db, key, limits(key.qui)[key.quoi], now),
  }
}
