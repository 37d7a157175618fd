import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { defineSlice } from '../slice.ts'
import { budgetsMots } from './mots.ts'
import { purgePlaces } from './places.ts'
import type { Publics } from './publics.ts'

export { givePlaceBack, placesLeft, purgePlaces, takePlace } from './places.ts'
export { createPublics, type Publics, type SorteMail } from './publics.ts'

const RECAPITULATIFS_EVERY_MS = 10 * 60_000

type Deps = { db: Executor; publics: Publics; allClients(): readonly Client[] }

/** What is counted before it is done, in the database that all nodes share. */
export const budgetsSlice = defineSlice({
  nom: 'budgets',
  mots: budgetsMots,
  jobs: ({ db, publics, allClients }: Deps) => [
    every({ key: 'budgets.recapitulatifs', ms: RECAPITULATIFS_EVERY_MS }, ({ now, signal }) =>
      publics.sendRecapitulatifs({ db, now, parts: allClients(), signal }),
    ),
  ],
  purge: ({ db }: { db: Executor }, now) => purgePlaces(db, now),
})
