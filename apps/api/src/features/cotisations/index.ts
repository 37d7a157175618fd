import { defineSlice } from '../slice.ts'
import { cotisationsSource } from './source.ts'

export { readCotisations } from './cotisations.ts'

export const cotisationsSlice = defineSlice({
  nom: 'cotisations',
  sources: () => ({ cotisations: cotisationsSource }),
})
