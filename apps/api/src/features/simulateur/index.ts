export { simulateurSource, simulationSource } from './source.ts'
