export * from './demarches.ts'
export { DeclarationsEnCours, Sinistres } from './Sinistres.tsx'
