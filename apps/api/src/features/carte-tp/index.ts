import { defineSlice } from '../slice.ts'
import { carteTpMots } from './mots.ts'
import { carteTpSource } from './source.ts'

export { readCarte, reediterCarte } from './carte.ts'
export { carteLetter } from './lettre.ts'

export const carteTpSlice = defineSlice({
  nom: 'carte-tp',
  mots: carteTpMots,
  sources: () => ({ carteTp: carteTpSource }),
})
