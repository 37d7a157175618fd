export * from './effet.ts'
export * from './motifs.ts'
export * from './saisie.ts'
export * from './solde.ts'
