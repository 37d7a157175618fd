import { renfortsGestion } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { optionsDonnees } from './donnees.ts'
import { optionsMots } from './mots.ts'
import { renfort } from './options.repository.ts'
import { createProposesSource, radiationRenfortSource } from './source.ts'
import { createAjout, createRetrait, createRetraits } from './traitement.ts'

/** The needs that each reinforcement answers, written by staff: what an advice is reasoned with. */
const renfortsTenus = gere(renfortsGestion, {
  table: renfort,
  cle: renfort.id,
  part: ({ client }) => ({ clientCode: client.code }),
})

export { renfortsImportes } from './fusion.repository.ts'

type Deps = { sealer: Sealer }

export const optionsSlice = defineSlice({
  nom: 'options',
  donnees: () => [optionsDonnees],
  mots: optionsMots,
  gestions: [renfortsTenus],
  sources: (deps: Deps) => ({
    optionAffiliation: createProposesSource(deps),
    radiationRenfort: radiationRenfortSource,
  }),
  actes: (deps: Deps) => [createAjout(deps), createRetrait(deps), createRetraits(deps)],
})
