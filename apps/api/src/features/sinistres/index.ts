import { defineSlice } from '../slice.ts'
import { sinistresDonnees } from './donnees.ts'
import { estimationSource } from './estimation.ts'
import { sinistresMots } from './mots.ts'
import { sinistresSource } from './source.ts'
import { declarationSinistreTraite } from './traitement.ts'
import { declarationFactureTraite } from './traitement-facture.ts'

export { sinistresImportes, suiviSinistres } from './fusion.repository.ts'
export { purgeSinistres } from './sinistres.repository.ts'

export const sinistresSlice = defineSlice({
  nom: 'sinistres',
  donnees: () => [sinistresDonnees],
  mots: sinistresMots,
  sources: () => ({ sinistres: sinistresSource, estimation: estimationSource }),
  actes: () => [declarationSinistreTraite, declarationFactureTraite],
})
