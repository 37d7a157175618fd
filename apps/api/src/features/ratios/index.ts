import { defineSlice } from '../slice.ts'
import { ratiosTenus } from './gestion.ts'
import { blocsRatios, ratiosMots } from './papier.ts'

export { findRatiosDuJour, ratiosDuClient } from './ratios.repository.ts'
export { blocsRatios }

/** Apart from papers: what sells and what tells of a price both show them. */
export const ratiosSlice = defineSlice({
  nom: 'ratios',
  mots: [ratiosMots],
  gestions: [ratiosTenus],
})
