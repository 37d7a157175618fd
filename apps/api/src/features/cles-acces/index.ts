export { registerClesAcces } from './cles-acces.routes.ts'
export { type ClesAcces, createClesAcces } from './cles-acces.ts'
export { clesAccesMots } from './mots.ts'
export { isUsableAt } from './partie.ts'
