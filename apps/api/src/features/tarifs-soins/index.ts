import { tarifsSoinsGestion } from '@espace-adherent/contract'
import { parseMontant } from '@espace-adherent/domain'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { tarifSoins } from './tarifs-soins.repository.ts'

/** Tariffs that the insurer corrects. Amounts are reckoned from the database: a change is there at once. */
const tarifsSoinsTenus = gere(tarifsSoinsGestion, {
  table: tarifSoins,
  cle: tarifSoins.id,
  part: ({ client }) => ({ clientCode: client.code }),
  derive: ({ valeur }) =>
    typeof valeur === 'string' ? { centiemes: parseMontant(valeur) ?? 0 } : {},
})

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
