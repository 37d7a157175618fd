import { defineSlice } from '../slice.ts'
import { consentementsMots } from './mots.ts'
import { consentementsSource } from './source.ts'
import { consentementTraite } from './traitement.ts'

export const consentementsSlice = defineSlice({
  nom: 'consentements',
  mots: consentementsMots,
  sources: () => ({ consentements: consentementsSource }),
  actes: () => [consentementTraite],
})
