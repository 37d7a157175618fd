export { attestationSource, imprimerSituation } from './attestation.source.ts'
export { insertDocuments } from './dossier.repository.ts'
export { createCourriersSource, createGedSource } from './ged.source.ts'
