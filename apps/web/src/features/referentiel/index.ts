export * from './libelle.ts'
