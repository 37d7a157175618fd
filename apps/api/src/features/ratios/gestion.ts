import { ratiosGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { ratioAnnuel } from './ratios.repository.ts'

/** What the insurer pays back and spends, year by year, written by its staff. */
export const ratiosTenus = gere(ratiosGestion, {
  table: ratioAnnuel,
  cle: ratioAnnuel.id,
  part: ({ client }) => ({ clientCode: client.code }),
})
