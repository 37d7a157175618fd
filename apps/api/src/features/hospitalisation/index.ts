import { defineSlice } from '../slice.ts'
import { hospitalisationMots } from './mots.ts'
import { pecHospiTraite } from './traitement.ts'

export const hospitalisationSlice = defineSlice({
  nom: 'hospitalisation',
  mots: hospitalisationMots,
  actes: () => [pecHospiTraite],
})
