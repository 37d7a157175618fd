import { defineSlice } from '../slice.ts'
import { cotisationsDonnees } from './donnees.ts'
import { cotisationsSource } from './source.ts'

export { readCotisations } from './cotisations.ts'
export {
  type ApercuCotisation,
  apercuCotisation,
  ligneCotisation,
  reviserCotisations,
} from './revision.ts'
export { findTarification } from './tarification.repository.ts'

export const cotisationsSlice = defineSlice({
  nom: 'cotisations',
  donnees: () => [cotisationsDonnees],
  sources: () => ({ cotisations: cotisationsSource }),
})
