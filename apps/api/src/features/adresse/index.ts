import type { Sealer } from '../../platform/crypto/index.ts'
import type { Messages } from '../messages/index.ts'
import { defineSlice } from '../slice.ts'
import type { BaseAdresses } from './base/index.ts'
import { adresseMots } from './mots.ts'
import { createPropositionsSource } from './propositions.ts'
import { createAdresse } from './traitement.ts'

export { createBaseAdresses } from './base/index.ts'

export const adresseSlice = defineSlice({
  nom: 'adresse',
  mots: adresseMots,
  sources: ({ adresses }: { adresses: BaseAdresses }) => ({
    propositionsAdresse: createPropositionsSource(adresses),
  }),
  actes: (deps: { sealer: Sealer; messages: Messages }) => [createAdresse(deps)],
})
