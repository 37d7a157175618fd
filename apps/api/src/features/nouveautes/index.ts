import { defineSlice } from '../slice.ts'
import { nouveautesTenues } from './gestion.ts'
import { apercuNouveautesSource, nouveautesSource } from './source.ts'

export const nouveautesSlice = defineSlice({
  nom: 'nouveautes',
  sources: () => ({ nouveautes: nouveautesSource, apercuNouveautes: apercuNouveautesSource }),
  gestions: [nouveautesTenues],
})
