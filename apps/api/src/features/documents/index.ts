export { attestationSource, imprimerSituation } from './attestation.source.ts'
export { insertDocuments } from './dossier.repository.ts'
export { documentsMots } from './editions/index.ts'
export { createCourriersSource, createGedSource } from './ged.source.ts'
