export { Mots } from './Mots.tsx'
