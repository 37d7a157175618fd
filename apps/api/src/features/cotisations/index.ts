export { readCotisations } from './cotisations.ts'
export { type ApercuCotisation, apercuCotisation, reviserCotisations } from './revision.ts'
export { cotisationsSource } from './source.ts'
export { findTarification } from './tarification.repository.ts'
