export * from './delegation.ts'
