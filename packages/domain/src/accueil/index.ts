export * from './a-faire.ts'
