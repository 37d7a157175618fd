export { readCotisations } from './cotisations.ts'
export { cotisationsSource } from './source.ts'
