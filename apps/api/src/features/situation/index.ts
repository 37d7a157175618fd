export { readSituation, situationContractuelleSource } from './source.ts'
