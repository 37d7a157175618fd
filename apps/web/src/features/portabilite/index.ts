export { CalculPortabilite } from './Calcul.tsx'
