export * from './courant.ts'
export * from './etat.ts'
export * from './loi.ts'
export * from './portabilite.ts'
