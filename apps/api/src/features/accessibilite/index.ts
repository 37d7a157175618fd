import { defineSlice } from '../slice.ts'
import { accessibiliteMots } from './mots.ts'
import { accessibiliteTraite } from './traitement.ts'

export const accessibiliteSlice = defineSlice({
  nom: 'accessibilite',
  mots: accessibiliteMots,
  actes: () => [accessibiliteTraite],
})
