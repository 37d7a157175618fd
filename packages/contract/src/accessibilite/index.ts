export { accessibiliteActe } from './acte.ts'
export { lignesAccessibilite } from './sans-compte.ts'
