import { defineSlice } from '../slice.ts'
import { contratsDonnees } from './donnees.ts'
import { contratsSource } from './source.ts'

export const contratsSlice = defineSlice({
  nom: 'contrats',
  donnees: () => contratsDonnees,
  sources: () => ({ contrats: contratsSource }),
})
