export { consentementsMots } from './mots.ts'
export { createConsentementsSource } from './source.ts'
export { consentementTraite } from './traitement.ts'
