import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createRenonciation } from './traitement.ts'

export const renonciationSlice = defineSlice({
  nom: 'renonciation',
  actes: (deps: { sealer: Sealer }) => [createRenonciation(deps)],
})
