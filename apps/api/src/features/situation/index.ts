export { situationContractuelleSource } from './source.ts'
