export * from './echeancier.ts'
export * from './periode.ts'
export * from './revision.ts'
export * from './tarif.ts'
