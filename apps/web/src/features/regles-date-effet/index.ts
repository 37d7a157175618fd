export { ReglesDateEffet } from './ReglesDateEffet.tsx'
