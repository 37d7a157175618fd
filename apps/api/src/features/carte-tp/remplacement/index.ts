import { defineSlice } from '../../slice.ts'
import { remplacementCarteMots } from './mots.ts'
import { carteTpTraite } from './traitement.ts'

/** Apart from the card itself: it writes documents, which are made of cards. */
export const remplacementCarteSlice = defineSlice({
  nom: 'carte-tp/remplacement',
  mots: remplacementCarteMots,
  actes: () => [carteTpTraite],
})
