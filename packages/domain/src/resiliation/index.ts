export * from './effet.ts'
export * from './motifs.ts'
export * from './saisie.ts'
