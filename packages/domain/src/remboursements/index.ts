export * from './curseur.ts'
export * from './etat.ts'
export * from './periode.ts'
