import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { optionsDonnees } from './donnees.ts'
import { renfortsTenus } from './gestion.ts'
import { optionsMots } from './mots.ts'
import { optionAffiliationSource, radiationRenfortSource } from './source.ts'
import { createAjout, createRetrait, createRetraits } from './traitement.ts'

export { renfortsImportes } from './fusion.repository.ts'

type Deps = { sealer: Sealer }

export const optionsSlice = defineSlice({
  nom: 'options',
  donnees: () => [optionsDonnees],
  mots: optionsMots,
  gestions: [renfortsTenus],
  sources: () => ({
    optionAffiliation: optionAffiliationSource,
    radiationRenfort: radiationRenfortSource,
  }),
  actes: (deps: Deps) => [createAjout(deps), createRetrait(deps), createRetraits(deps)],
})
