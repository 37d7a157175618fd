import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { countTry, deleteOldTries, forgetTries } from './lockout.repository.ts'

/** As many passwords may be tried; the next one is not even looked at. */
const ESSAIS_PERMIS = 10
const VERROU_MINUTES = 15
/** The table also counts other tries than sign-ins, which are remembered for a day. */
const OUBLI_HEURES = 24

export type Lockout = ReturnType<typeof createLockout>

/**
 * Tries are counted in the database, before the password is looked at, for known and unknown
 * identifiers alike: no number of nodes or parallel guesses gives more tries.
 */
export function createLockout(sealer: Sealer) {
  const key = (clientCode: string, identifiant: string) => ({
    clientCode,
    empreinte: sealer.fingerprint(`connexion:${identifiant}`),
  })
  const forgetBefore = (now: Date) => new Date(now.getTime() - VERROU_MINUTES * 60_000)

  return {
    /** Counts this try; false when it comes too late. */
    async admits(
      db: Executor,
      clientCode: string,
      identifiant: string,
      now: Date,
    ): Promise<boolean> {
      const essai = await countTry(db, {
        ...key(clientCode, identifiant),
        now,
        forgetBefore: forgetBefore(now),
        limit: ESSAIS_PERMIS,
      })
      return essai <= ESSAIS_PERMIS
    },

    reset: (db: Executor, clientCode: string, identifiant: string): Promise<void> =>
      forgetTries(db, key(clientCode, identifiant)),

    purge: async (db: Executor, now: Date): Promise<void> => {
      await deleteOldTries(db, new Date(now.getTime() - OUBLI_HEURES * 60 * 60_000))
    },
  }
}
