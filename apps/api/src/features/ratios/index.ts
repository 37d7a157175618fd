import { ratiosGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { blocsRatios, ratiosMots } from './papier.ts'
import { ratioAnnuel } from './ratios.repository.ts'

/** What the insurer pays back and spends, year by year, written by its staff. */
const ratiosTenus = gere(ratiosGestion, {
  table: ratioAnnuel,
  cle: ratioAnnuel.id,
  part: ({ client }) => ({ clientCode: client.code }),
})

export { findRatiosDuJour, ratiosDuClient } from './ratios.repository.ts'
export { blocsRatios }

/** Apart from papers: what sells and what tells of a price both show them. */
export const ratiosSlice = defineSlice({
  nom: 'ratios',
  mots: [ratiosMots],
  gestions: [ratiosTenus],
})
