export * from './gestion.ts'
