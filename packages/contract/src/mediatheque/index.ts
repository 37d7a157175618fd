export * from './documents.ts'
export * from './gestion.ts'
