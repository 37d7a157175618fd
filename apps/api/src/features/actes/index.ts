export { applyDue, sweepBrouillons } from './echeances.ts'
export { createMoteur, type MoteurActes, type MoteurDeps } from './moteur.ts'
export { actesMots } from './mots.ts'
export {
  type ActesDeps,
  abandonSource,
  createApercuSource,
  createBrouillonsSource,
  createDemarchesSource,
} from './source.ts'
export { type Appelant, type AppelantPresume, type Traite, traite } from './traite.ts'
