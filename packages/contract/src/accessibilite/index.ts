export { accessibiliteActe, lignesAccessibilite } from './acte.ts'
