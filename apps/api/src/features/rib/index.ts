export { createRibPrestationsSource, type RibDeps } from './source.ts'
