export { readCarte } from './carte.ts'
export { carteLetter } from './lettre.ts'
export { carteTpMots } from './mots.ts'
export { carteTpSource } from './source.ts'
