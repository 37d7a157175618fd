export * from './echeancier.ts'
export * from './periode.ts'
