import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createInscription } from './inscription.ts'
import { beneficiairesMots } from './mots.ts'
import { createRadiation } from './radiation.ts'

export const beneficiairesSlice = defineSlice({
  nom: 'beneficiaires',
  mots: beneficiairesMots,
  actes: (deps: { sealer: Sealer }) => [createInscription(deps), createRadiation(deps)],
})
