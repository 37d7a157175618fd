export * from './demarches.ts'
