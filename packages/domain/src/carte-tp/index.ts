export * from './carte.ts'
export * from './copie.ts'
export * from './domaines.ts'
export * from './remplacement.ts'
