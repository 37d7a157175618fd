export { ribMots } from './mots.ts'
export { createRibPrestations } from './traitement.ts'
