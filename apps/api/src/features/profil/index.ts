import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createProfilSource } from './source.ts'

export const profilSlice = defineSlice({
  nom: 'profil',
  sources: (deps: { sealer: Sealer }) => ({ profil: createProfilSource(deps) }),
})
