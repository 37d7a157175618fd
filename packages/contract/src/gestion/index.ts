export * from './champs.ts'
export * from './define.ts'
export * from './lot.ts'
export * from './vues.ts'
