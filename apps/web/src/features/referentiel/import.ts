export { ImportReferentiel } from './ImportReferentiel.tsx'
