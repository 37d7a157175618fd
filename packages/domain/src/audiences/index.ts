export * from './champs.ts'
export { type FautesRegle, fautesRegle } from './controle.ts'
export * from './dire.ts'
export * from './regle.ts'
