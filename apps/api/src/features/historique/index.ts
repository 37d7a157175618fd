export { type Objet, recordRefus, refuse } from './refus.ts'
