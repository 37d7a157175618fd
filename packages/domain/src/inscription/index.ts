export * from './inscription.ts'
export * from './mode.ts'
export * from './mot-de-passe.ts'
export * from './rapprochement.ts'
