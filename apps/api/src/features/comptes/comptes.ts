import type { Executor } from '../../platform/db/index.ts'
import { allOf } from '../../platform/jobs/index.ts'
import { relanceActivation } from './activation.ts'
import { inviteByMail } from './administrateur.ts'
import { applyDueChangements } from './changement.ts'
import { deleteUnconfirmed } from './changements.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { createEssais } from './essais.ts'
import { inviteMembre } from './invitation-membre.ts'
import { deleteExpiredLiens } from './liens.repository.ts'
import { VALIDITE_HEURES } from './liens.ts'

const HOUR = 60 * 60_000

export type Comptes = ReturnType<typeof createComptes>

/** The journeys of an account before one can sign in. */
export function createComptes(without: Omit<ComptesDeps, 'essais'>) {
  const deps: ComptesDeps = { ...without, essais: createEssais(without.sealer) }
  return {
    deps,
    applyDueChangements: applyDueChangements(deps),
    inviteByMail: inviteByMail(deps),
    inviteMembre: inviteMembre(deps),
    relanceActivation: relanceActivation(deps),
    purge: async (db: Executor, now: Date): Promise<void> => {
      const validite = VALIDITE_HEURES.changementIdentifiant * HOUR
      await allOf([
        () => deleteUnconfirmed(db, new Date(now.getTime() - validite)),
        () => deleteExpiredLiens(db, now),
      ])
    },
  }
}
