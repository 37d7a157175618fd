export * from './confidentialite.ts'
