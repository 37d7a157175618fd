import { allOf, every } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { defineSlice } from '../slice.ts'
import { gelsTenus } from './gestion.ts'
import { conservationSource, passagesSource } from './source.ts'
import { inTurn, type SuppressionDeps, supprimerPerimes } from './suppression.ts'

export { genres as genresConserves } from './genres.repository.ts'

const JOUR_MS = 24 * 60 * 60_000

type Deps = SuppressionDeps & { tousClients(): readonly Client[] }

/** How long each kind of data is kept, and what deletes it afterwards, with a proof. */
export const conservationSlice = defineSlice({
  nom: 'conservation',
  gestions: [gelsTenus],
  sources: () => ({ conservation: conservationSource, passagesConservation: passagesSource }),
  jobs: ({ tousClients, ...deps }: Deps) => [
    every(
      { key: 'conservation.suppression', ms: JOUR_MS, maxMs: JOUR_MS / 2 },
      async ({ now, signal }) => {
        await allOf(
          inTurn(tousClients(), now).map(
            ({ code }) =>
              () =>
                supprimerPerimes(deps, code, now, signal),
          ),
        )
      },
    ),
  ],
})
