export * from './declaration.ts'
export * from './genre.ts'
