export * from './ouverture.ts'
