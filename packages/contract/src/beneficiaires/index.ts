export * from './inscription.ts'
export * from './radiation.ts'
