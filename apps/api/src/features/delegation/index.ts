import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { defineSlice } from '../slice.ts'
import { deleteDelegationsBefore } from './delegation.repository.ts'
import {
  createDelegationsSource,
  createGesteDelegationSource,
  createRetourSource,
  type DelegationDeps,
} from './delegation.ts'
import { delegationDonnees } from './donnees.ts'
import { endEchues } from './fin.ts'
import { delegationMots } from './mots.ts'

export { endDelegationsDe } from './fin.ts'

/** What is past its day is worth nothing already: people are told within the hour. */
const FIN_EVERY_MS = 60 * 60_000
/** How long what is over can still be seen. */
const GARDE_MS = 365 * 24 * 60 * 60_000

type Deps = DelegationDeps & { db: Executor; allClients(): readonly Client[] }

export const delegationSlice = defineSlice({
  nom: 'delegation',
  donnees: () => [delegationDonnees],
  mots: delegationMots,
  sources: (deps: DelegationDeps) => ({
    delegations: createDelegationsSource(deps),
    gesteDelegation: createGesteDelegationSource(deps),
    retourDelegation: createRetourSource(deps),
  }),
  jobs: (deps: Deps) => [
    every({ key: 'delegation.fin', ms: FIN_EVERY_MS }, ({ now, signal }) =>
      endEchues(deps, now, signal),
    ),
  ],
  purge: ({ db }: Deps, now) => deleteDelegationsBefore(db, new Date(now.getTime() - GARDE_MS)),
})
