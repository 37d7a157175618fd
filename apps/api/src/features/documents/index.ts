import { impressionsGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { situationContractuelleSource } from '../situation/index.ts'
import { defineSlice } from '../slice.ts'
import { attestationSource, imprimerSituation } from './attestation.source.ts'
import { impressions } from './documents.repository.ts'
import { documentsDonnees } from './donnees.ts'
import { documentsMots } from './editions/index.ts'
import { createCourriersSource, createGedSource, type GedDeps } from './ged.source.ts'

/** What the print service works through. */
const impressionsTenues = gere(impressionsGestion, {
  table: impressions,
  cle: impressions.id,
  part: ({ client }) => ({ clientCode: client.code }),
  concerne: ({ numeroContrat }) => ({ contrats: [numeroContrat as string] }),
})

export { attestationSource } from './attestation.source.ts'
export { imprimerFiche, imprimerIpid } from './conseil.ts'
export { insertCourrier } from './courrier.ts'
export { purgeDocuments } from './documents.repository.ts'
export { type AGarder, insertDocuments, insertPdf, lettre } from './dossier.repository.ts'
export { documentsImportes, findPieces, suiviDocuments } from './fusion.repository.ts'
export { createCourriersSource, createGedSource, type GedDeps } from './ged.source.ts'
export { type DocumentTrouve, documentsCherches } from './trouves.repository.ts'
export { vueDe } from './vue.ts'

export const documentsSlice = defineSlice({
  nom: 'documents',
  donnees: () => [documentsDonnees],
  mots: documentsMots,
  gestions: [impressionsTenues],
  sources: (deps: GedDeps) => ({
    ged: createGedSource(deps),
    courriers: createCourriersSource(deps),
    attestation: attestationSource,
    // Printed as the papers are, which read it.
    situationContractuelle: { ...situationContractuelleSource, print: imprimerSituation },
  }),
})
