export * from './conservation.ts'
export * from './courant.ts'
export * from './etat.ts'
export * from './portabilite.ts'
