export * from './montant.ts'
