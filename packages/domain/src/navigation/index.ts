export * from './retour.ts'
