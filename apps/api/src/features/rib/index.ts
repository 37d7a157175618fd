export { createRibPrestations } from './traitement.ts'
