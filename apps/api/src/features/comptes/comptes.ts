import type { Executor } from '../../platform/db/index.ts'
import type { ComptesDeps } from './deps.ts'
import { createEssais } from './essais.ts'
import { deleteExpiredLiens } from './liens.repository.ts'
import { createLiens } from './liens.ts'

export type Comptes = ReturnType<typeof createComptes>

/** The journeys of an account before one can sign in. */
export function createComptes(deps: Omit<ComptesDeps, 'liens' | 'essais'>) {
  return {
    deps: { ...deps, liens: createLiens(deps.sealer), essais: createEssais(deps.sealer) },
    purge: async (db: Executor, now: Date): Promise<void> => {
      await deleteExpiredLiens(db, now)
    },
  }
}
