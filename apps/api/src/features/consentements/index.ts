import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { consentementsMots } from './mots.ts'
import { createConsentementsSource } from './source.ts'
import { consentementTraite } from './traitement.ts'

export const consentementsSlice = defineSlice({
  nom: 'consentements',
  mots: consentementsMots,
  sources: ({ sealer }: { sealer: Sealer }) => ({
    consentements: createConsentementsSource({ sealer }),
  }),
  actes: () => [consentementTraite],
})
