export * from './champs.ts'
export { type FautesAudience, fautesRegle } from './controle.ts'
export * from './dire.ts'
export * from './regle.ts'
