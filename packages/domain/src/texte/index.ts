export * from './mots.ts'
export * from './personnel.ts'
export * from './racine.ts'
export * from './slug.ts'
