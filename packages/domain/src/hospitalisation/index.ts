export * from './sejour.ts'
