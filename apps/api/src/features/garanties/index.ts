import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { garantiesMots } from './mots.ts'
import { garantiesSource } from './source.ts'
import { createNiveau } from './traitement.ts'

export { findOffre, type OffreDeContrat } from './garanties.repository.ts'
export { comparer } from './niveaux.ts'

export const garantiesSlice = defineSlice({
  nom: 'garanties',
  mots: garantiesMots,
  sources: () => ({ garanties: garantiesSource }),
  actes: (deps: { sealer: Sealer }) => [createNiveau(deps)],
})
