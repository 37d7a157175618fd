export { findNomOffre } from './contrats.repository.ts'
export { contratsSource } from './source.ts'
