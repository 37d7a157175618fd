import { impressionsGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { impressions } from './documents.repository.ts'

/** What the print service works through. */
export const impressionsTenues = gere(impressionsGestion, {
  table: impressions,
  cle: impressions.id,
  part: ({ client }) => ({ clientCode: client.code }),
  concerne: ({ numeroContrat }) => ({ contrats: [numeroContrat as string] }),
})
