import { defineSlice } from '../slice.ts'
import { garantiesSource } from './source.ts'

export { findOffre, type OffreDeContrat } from './garanties.repository.ts'

export const garantiesSlice = defineSlice({
  nom: 'garanties',
  sources: () => ({ garanties: garantiesSource }),
})
