export * from './cles.ts'
