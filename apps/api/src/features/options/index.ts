import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { optionsMots } from './mots.ts'
import { createOptionAffiliationSource, radiationRenfortSource } from './source.ts'
import { createAjout, createRetrait, createRetraits } from './traitement.ts'

type Deps = { sealer: Sealer }

export const optionsSlice = defineSlice({
  nom: 'options',
  mots: optionsMots,
  sources: (deps: Deps) => ({
    optionAffiliation: createOptionAffiliationSource(deps),
    radiationRenfort: radiationRenfortSource,
  }),
  actes: (deps: Deps) => [createAjout(deps), createRetrait(deps), createRetraits(deps)],
})
