import type { Actes } from '../actes/index.ts'
import { defineSlice } from '../slice.ts'
import { createCourrierSource } from './courrier.ts'
import { resiliationMots } from './mots.ts'
import { resiliationTraite } from './traitement.ts'

export { endContrat } from './fin.ts'

export const resiliationSlice = defineSlice({
  nom: 'resiliation',
  mots: resiliationMots,
  actes: () => [resiliationTraite],
  sources: ({ actes }: { actes: Actes }) => ({ courrierResiliation: createCourrierSource(actes) }),
})
