import { defineSlice } from '../slice.ts'
import { reseauxSoinsTenus } from './gestion.ts'
import { registerReseauxSoins } from './reseaux-soins.routes.ts'
import { reseauxSoinsSource } from './source.ts'

export { reseauxImportes } from './fusion.repository.ts'

export const reseauxSoinsSlice = defineSlice({
  nom: 'reseaux-soins',
  sources: () => ({ reseauxSoins: reseauxSoinsSource }),
  gestions: [reseauxSoinsTenus],
  mount: registerReseauxSoins,
})
