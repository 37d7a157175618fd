import { defineSlice } from '../slice.ts'
import { indusDonnees } from './donnees.ts'
import { createMesIndusSource } from './membre.ts'
import { indusMots } from './mots.ts'
import { createIndusSource, lignesInduSource } from './source.ts'
import type { IndusDeps } from './suite.ts'

export { isInduPayable, payerIndus } from './carte.ts'
export {
  findDues as findIndusDus,
  findPayables as findIndusPayables,
  findPayeesPar as findIndusPayesPar,
  findReglees as findLignesReglees,
  induEnCours,
  purgeIndus,
  unpayEcheances as rendreIndus,
} from './indus.repository.ts'
export { demander as demanderIndu } from './source.ts'

export const indusSlice = defineSlice({
  nom: 'indus',
  donnees: () => [indusDonnees],
  mots: indusMots,
  sources: (deps: IndusDeps) => ({
    indus: createIndusSource(deps),
    lignesIndu: lignesInduSource,
    mesIndus: createMesIndusSource(deps),
  }),
})
