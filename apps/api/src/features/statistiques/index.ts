import { defineSlice } from '../slice.ts'
import { connexionCounterSource, statistiquesUsersSource } from './source.ts'

export const statistiquesSlice = defineSlice({
  nom: 'statistiques',
  sources: () => ({
    connexionCounter: connexionCounterSource,
    statistiquesUsers: statistiquesUsersSource,
  }),
})
