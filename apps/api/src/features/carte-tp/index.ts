export { readCarte } from './carte.ts'
export { carteLetter } from './lettre.ts'
export { carteTpSource } from './source.ts'
