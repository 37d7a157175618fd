export * from './declaration.ts'
export * from './estimation.ts'
export * from './facture.ts'
export * from './genre.ts'
