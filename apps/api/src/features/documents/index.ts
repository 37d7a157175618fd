export { attestationSource } from './attestation.source.ts'
export { createCourriersSource, createGedSource } from './ged.source.ts'
