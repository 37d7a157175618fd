import { defineSlice } from '../slice.ts'
import { nouveautesTenues } from './gestion.ts'
import { nouveautesSource } from './source.ts'

export const nouveautesSlice = defineSlice({
  nom: 'nouveautes',
  sources: () => ({ nouveautes: nouveautesSource }),
  gestions: [nouveautesTenues],
})
