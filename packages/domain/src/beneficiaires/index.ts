export * from './inscription.ts'
export * from './liens.ts'
export * from './pieces.ts'
export * from './radiation.ts'
