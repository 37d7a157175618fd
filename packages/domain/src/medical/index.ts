export * from './medical.ts'
export * from './secret.ts'
