export { recalculer } from './explication.ts'
export { paiementsSource } from './paiements.source.ts'
export { prestationsSource, tiersPrestationsSource } from './prestations.source.ts'
export { remboursementsSource } from './remboursements.source.ts'
