import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { renonciationMots } from './mots.ts'
import { createRenonciation } from './traitement.ts'

export const renonciationSlice = defineSlice({
  nom: 'renonciation',
  mots: renonciationMots,
  actes: (deps: { sealer: Sealer }) => [createRenonciation(deps)],
})
