import { defineSlice } from '../slice.ts'
import { sinistresMots } from './mots.ts'
import { sinistresSource } from './source.ts'
import { declarationSinistreTraite } from './traitement.ts'

export const sinistresSlice = defineSlice({
  nom: 'sinistres',
  mots: sinistresMots,
  sources: () => ({ sinistres: sinistresSource }),
  actes: () => [declarationSinistreTraite],
})
