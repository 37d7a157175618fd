export * from './date.ts'
