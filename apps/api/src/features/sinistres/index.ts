import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { sinistresDonnees } from './donnees.ts'
import { estimationSource } from './estimation.ts'
import { sinistresMots } from './mots.ts'
import { createSignauxSource } from './signaux.ts'
import { sinistresSource } from './source.ts'
import { declarationSinistreTraite } from './traitement.ts'
import { declarationFactureTraite } from './traitement-facture.ts'

export { sinistresImportes, suiviSinistres } from './fusion.repository.ts'
export { purgeSinistres } from './sinistres.repository.ts'

export const sinistresSlice = defineSlice({
  nom: 'sinistres',
  donnees: () => [sinistresDonnees],
  mots: sinistresMots,
  sources: (deps: { sealer: Sealer }) => ({
    sinistres: sinistresSource,
    estimation: estimationSource,
    signauxFacture: createSignauxSource(deps),
  }),
  actes: () => [declarationSinistreTraite, declarationFactureTraite],
})
