export * from './libelle.ts'
export * from './limites.ts'
