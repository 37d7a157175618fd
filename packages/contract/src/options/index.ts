export * from './actes.ts'
export * from './renforts.ts'
