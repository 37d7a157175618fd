import { reseauxSoinsGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { reseauSoins } from './reseaux-soins.repository.ts'

/** The care networks of the insurer, looked after by its staff. */
export const reseauxSoinsTenus = gere(reseauxSoinsGestion, {
  table: reseauSoins,
  cle: reseauSoins.id,
  part: ({ client }) => ({ clientCode: client.code }),
})
