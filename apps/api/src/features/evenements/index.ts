import type { Sealer } from '../../platform/crypto/index.ts'
import type { Actes } from '../actes/index.ts'
import { defineSlice } from '../slice.ts'
import { createEvenementsSource } from './source.ts'

/** What happens in a life, over all contracts: it has no table and no act, and leads to those that are there. */
export const evenementsSlice = defineSlice({
  nom: 'evenements',
  sources: (deps: { actes: Actes; sealer: Sealer }) => ({
    evenements: createEvenementsSource(deps),
  }),
})
