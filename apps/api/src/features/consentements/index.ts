import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { consentementsDonnees } from './donnees.ts'
import { consentementsMots } from './mots.ts'
import { createConsentementsSource } from './source.ts'
import { consentementTraite } from './traitement.ts'

export { insertAnswers } from './consentements.repository.ts'
export { consentementsImportes, reprendreReponses } from './fusion.repository.ts'
export { countMembresActifs, countReponses } from './repartition.repository.ts'

export const consentementsSlice = defineSlice({
  nom: 'consentements',
  donnees: () => [consentementsDonnees],
  mots: consentementsMots,
  sources: ({ sealer }: { sealer: Sealer }) => ({
    consentements: createConsentementsSource({ sealer }),
  }),
  actes: () => [consentementTraite],
})
