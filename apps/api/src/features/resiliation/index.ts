import { defineSlice } from '../slice.ts'
import { resiliationMots } from './mots.ts'
import { resiliationTraite } from './traitement.ts'

export const resiliationSlice = defineSlice({
  nom: 'resiliation',
  mots: resiliationMots,
  actes: () => [resiliationTraite],
})
