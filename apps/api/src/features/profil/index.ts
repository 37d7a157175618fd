import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createProfilDonnees } from './donnees.ts'
import { createProfilSource } from './source.ts'

export const profilSlice = defineSlice({
  nom: 'profil',
  donnees: createProfilDonnees,
  sources: (deps: { sealer: Sealer }) => ({ profil: createProfilSource(deps) }),
})
