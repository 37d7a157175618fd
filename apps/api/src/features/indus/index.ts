import type { Qui } from '../nouvelles/index.ts'
import { defineSlice } from '../slice.ts'
import { indusDonnees } from './donnees.ts'
import { indusTenus, lignesInduSource } from './gestion.ts'
import { createMesIndusSource } from './membre.ts'
import { indusMots } from './mots.ts'

export { isInduPayable, payerIndus } from './carte.ts'
export { demanderIndu } from './gestion.ts'
export {
  findDues as findIndusDus,
  findPayables as findIndusPayables,
  findPayeesPar as findIndusPayesPar,
  findReglees as findLignesReglees,
  induEnCours,
  purgeIndus,
  suiviIndus,
  unpayEcheances as rendreIndus,
} from './indus.repository.ts'

export const indusSlice = defineSlice({
  nom: 'indus',
  donnees: () => [indusDonnees],
  mots: indusMots,
  gestions: [indusTenus],
  sources: (deps: Pick<Qui, 'messages'>) => ({
    lignesIndu: lignesInduSource,
    mesIndus: createMesIndusSource(deps),
  }),
})
