export { BarreChangements } from './BarreChangements.tsx'
