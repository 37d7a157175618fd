import { renfortsGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { renfort } from './options.repository.ts'

/** The needs that each reinforcement answers, written by staff: what an advice is reasoned with. */
export const renfortsTenus = gere(renfortsGestion, {
  table: renfort,
  cle: renfort.id,
  part: ({ client }) => ({ clientCode: client.code }),
})
