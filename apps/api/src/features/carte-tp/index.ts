import { defineSlice } from '../slice.ts'
import { carteTpDonnees } from './donnees.ts'
import { carteTpMots } from './mots.ts'
import { carteTpSource } from './source.ts'

export { readCarte, reediterCarte } from './carte.ts'
export { carteLetter } from './lettre.ts'

export const carteTpSlice = defineSlice({
  nom: 'carte-tp',
  donnees: () => [carteTpDonnees],
  mots: carteTpMots,
  sources: () => ({ carteTp: carteTpSource }),
})
