export * from './echeancier.ts'
