export * from './envois.ts'
export * from './message.ts'
export * from './retour.ts'
