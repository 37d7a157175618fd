export { createAttestationSource } from './attestation.source.ts'
export type { LigneReleve, LireReleve } from './editions/modele.ts'
export { createCourriersSource, createGedSource } from './ged.source.ts'
