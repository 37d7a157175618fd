export { consentementsMots } from './mots.ts'
export { consentementsSource } from './source.ts'
export { consentementTraite } from './traitement.ts'
