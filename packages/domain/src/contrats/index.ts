export * from './courant.ts'
export * from './etat.ts'
