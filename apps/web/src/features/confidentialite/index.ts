export * from './vues.ts'
