export { ImportArreteError, raisonDArret } from './arrets.ts'
export { createExecution, type ImportDeps, type ImportVoulu } from './execution.ts'
export { isClient } from './lots.repository.ts'
