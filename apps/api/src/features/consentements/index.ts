export { consentementsSource } from './source.ts'
export { consentementTraite } from './traitement.ts'
