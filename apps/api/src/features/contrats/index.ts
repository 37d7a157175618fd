import { defineSlice } from '../slice.ts'
import { contratsDonnees } from './donnees.ts'
import { contratsSource } from './source.ts'

export { couvertureDe, patientDe, renfortsDuContrat } from './niveaux.repository.ts'

export const contratsSlice = defineSlice({
  nom: 'contrats',
  donnees: () => contratsDonnees,
  sources: () => ({ contrats: contratsSource }),
})
