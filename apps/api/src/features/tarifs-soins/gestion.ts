import { tarifsSoinsGestion } from '@espace-adherent/contract'
import { parseMontant } from '@espace-adherent/domain'
import { gere } from '../gestion/index.ts'
import { tarifSoins } from './tarifs-soins.repository.ts'

/** Tariffs that the insurer corrects. Amounts are reckoned from the database: a change is there at once. */
export const tarifsSoinsTenus = gere(tarifsSoinsGestion, {
  table: tarifSoins,
  cle: tarifSoins.id,
  part: ({ client }) => ({ clientCode: client.code }),
  derive: ({ valeur }) =>
    typeof valeur === 'string' ? { centiemes: parseMontant(valeur) ?? 0 } : {},
})
