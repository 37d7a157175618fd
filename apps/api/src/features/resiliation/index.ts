import type { Sealer } from '../../platform/crypto/index.ts'
import type { Actes } from '../actes/index.ts'
import { defineSlice } from '../slice.ts'
import { createCourrierSource } from './courrier.ts'
import { resiliationMots } from './mots.ts'
import { createResiliation } from './traitement.ts'

export { endContrat } from './fin.ts'

export const resiliationSlice = defineSlice({
  nom: 'resiliation',
  mots: resiliationMots,
  actes: (deps: { sealer: Sealer }) => [createResiliation(deps)],
  sources: ({ actes }: { actes: Actes }) => ({ courrierResiliation: createCourrierSource(actes) }),
})
