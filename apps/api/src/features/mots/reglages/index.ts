import type { Catalogue } from '@espace-adherent/domain'
import type { Messages } from '../../messages/index.ts'
import { defineSlice } from '../../slice.ts'
import { motsTenus } from './gestion.ts'
import { createApercuMotSource, createEssaiMotSource } from './source.ts'

export { motsTenus } from './gestion.ts'

/** The screens where staff change what the portal says. */
export const reglagesSlice = defineSlice({
  nom: 'mots/reglages',
  gestions: motsTenus,
  sources: ({ catalogue, messages }: { catalogue: Catalogue; messages: Messages }) => ({
    apercuMot: createApercuMotSource(catalogue),
    essaiMot: createEssaiMotSource(catalogue, messages),
  }),
})
