import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { ribMots } from './mots.ts'
import { createRibPrestations } from './traitement.ts'

export const ribSlice = defineSlice({
  nom: 'rib',
  mots: ribMots,
  actes: (deps: { sealer: Sealer }) => [createRibPrestations(deps)],
})
