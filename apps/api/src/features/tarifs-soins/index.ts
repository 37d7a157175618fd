import { defineSlice } from '../slice.ts'
import { tarifsSoinsTenus } from './gestion.ts'

export {
  correctionsDe,
  findCorrections,
  seedTarifsSoins,
} from './tarifs-soins.repository.ts'

/** What the insurer knows better than the nomenclature. */
export const tarifsSoinsSlice = defineSlice({
  nom: 'tarifs-soins',
  gestions: [tarifsSoinsTenus],
})
