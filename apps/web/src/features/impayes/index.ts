export { etatImpaye } from './etat.tsx'
