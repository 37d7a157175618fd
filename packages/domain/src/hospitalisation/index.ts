export * from './sejour.ts'
export * from './simulation-sejour.ts'
