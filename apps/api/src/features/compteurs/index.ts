import { defineSlice } from '../slice.ts'
import { compteursSource } from './source.ts'

export const compteursSlice = defineSlice({
  nom: 'compteurs',
  sources: () => ({ compteurs: compteursSource }),
})
