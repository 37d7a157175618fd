export { formatCompte, separerMilliers } from './compte.ts'
export * from './montant.ts'
