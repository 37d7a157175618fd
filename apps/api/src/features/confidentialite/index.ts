import { defineSlice } from '../slice.ts'
import { type AccordsDeps, createAccordsSource } from './accords.ts'
import { confidentialiteDonnees } from './donnees.ts'
import { confidentialiteMots } from './mots.ts'
import { createSecretSource } from './secrets.ts'

export { purgeAccords, suiviConfidentialite } from './accords.repository.ts'
export { findRegardAdherent } from './adherent.repository.ts'
export { purgeSecrets } from './secrets.repository.ts'
export { confidentielsParMois, isDecompteVoile, isLigneVoilee } from './voile.repository.ts'

export const confidentialiteSlice = defineSlice({
  nom: 'confidentialite',
  donnees: () => confidentialiteDonnees,
  mots: confidentialiteMots,
  sources: (deps: AccordsDeps) => ({
    accordsSoins: createAccordsSource(deps),
    soinSecret: createSecretSource(deps),
  }),
})
