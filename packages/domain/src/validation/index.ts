export * from './validation.ts'
