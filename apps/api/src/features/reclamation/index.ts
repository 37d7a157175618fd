import { defineSlice } from '../slice.ts'
import { reclamationMots } from './mots.ts'
import { reclamationTraite } from './traitement.ts'

export const reclamationSlice = defineSlice({
  nom: 'reclamation',
  mots: reclamationMots,
  actes: () => [reclamationTraite],
})
