import type { Sealer } from '../../platform/crypto/index.ts'
import type { Messages } from '../messages/index.ts'
import { defineSlice } from '../slice.ts'
import { adresseMots } from './mots.ts'
import { createAdresse } from './traitement.ts'

export const adresseSlice = defineSlice({
  nom: 'adresse',
  mots: adresseMots,
  actes: (deps: { sealer: Sealer; messages: Messages }) => [createAdresse(deps)],
})
