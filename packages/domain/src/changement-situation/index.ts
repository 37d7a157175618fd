export * from './changement.ts'
export * from './pieces.ts'
