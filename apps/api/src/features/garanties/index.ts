export { findOffre, type OffreDeContrat } from './garanties.repository.ts'
export { garantiesSource } from './source.ts'
