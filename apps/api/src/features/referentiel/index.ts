import { defineSlice } from '../slice.ts'
import { referentielsTenus } from './gestion.ts'
import { importReferentielSource } from './import.ts'
import { codePostalSource, referentielSources } from './source.ts'

export { readCodes } from './codes.ts'
export { findCodesPostaux } from './codes-postaux.repository.ts'
export { type MiseAJour, updateCommun } from './installation.ts'
export {
  findCodes,
  findLibelle,
  findLignes,
  libelleDuCode,
} from './referentiel.repository.ts'
export { seedReferentiels } from './seed.ts'

export const referentielSlice = defineSlice({
  nom: 'referentiel',
  sources: () => ({
    codePostal: codePostalSource,
    ...referentielSources,
    importReferentiel: importReferentielSource,
  }),
  gestions: referentielsTenus,
})
