export { accessibiliteActe, lignesAccessibilite, type SaisieAccessibiliteActe } from './acte.ts'
