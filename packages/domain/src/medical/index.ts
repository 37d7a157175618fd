export * from './medical.ts'
