export * from './access.ts'
export * from './define.ts'
