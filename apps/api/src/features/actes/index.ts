export { plagesDe } from './dates.ts'
export { applyDue, sweepBrouillons } from './echeances.ts'
export { createMoteur, type MoteurActes, type MoteurDeps } from './moteur.ts'
export { actesMots } from './mots.ts'
export {
  type ActesDeps,
  abandonSource,
  createApercuSource,
  createBrouillonsSource,
  createDemarchesSource,
  createFaitsSource,
} from './source.ts'
export { type Appelant, contratTenu, type Traite, traite } from './traite.ts'
