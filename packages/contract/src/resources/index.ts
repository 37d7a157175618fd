export * from './access.ts'
export * from './address.ts'
export * from './define.ts'
