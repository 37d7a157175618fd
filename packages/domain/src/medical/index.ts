export * from './medical.ts'
export * from './mots.ts'
export * from './secret.ts'
