import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Budgets } from './budgets.ts'
import type { Verdict } from './verify.ts'

export type AdressesDeps = {
  db: Executor
  budgets: Budgets
  clock: () => Date
  /** False where all requests come from one address. */
  isLimited: boolean
}

export type Adresses = ReturnType<typeof createAdresses>

/** What one network address may have sent and may guess, over all accounts. */
export function createAdresses({ db, budgets, clock, isLimited }: AdressesDeps) {
  return {
    async countSending(network: string): Promise<void> {
      if (!isLimited) return
      const key = { quoi: 'envois', qui: budgets.ofAdresse(network) } as const
      if (!(await budgets.admits(db, key, clock()))) throw new AppError('TooManyRequests')
    },

    /**
     * Looks at a code, unless too many from there were wrong: then refuses, whatever the code. The
     * try is counted beforehand, so that guesses at once are guesses in a row, and given back when
     * the code is right.
     */
    async tryCode<V extends Verdict | null>(network: string, look: () => Promise<V>): Promise<V> {
      if (!isLimited) return look()
      const key = { quoi: 'essais', qui: budgets.ofAdresse(network) } as const
      if (!(await budgets.admits(db, key, clock()))) throw new AppError('SecurityCodeNetworkLocked')
      const verdict = await look()
      if (verdict?.etat === 'accepte') await budgets.giveBack(db, key)
      return verdict
    },
  }
}
