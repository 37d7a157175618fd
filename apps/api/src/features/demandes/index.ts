export { createDemandes, type Demandes } from './demandes.ts'
