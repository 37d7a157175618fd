export { accessibiliteActe, type SaisieAccessibiliteActe } from './acte.ts'
export { lignesAccessibilite } from './sans-compte.ts'
