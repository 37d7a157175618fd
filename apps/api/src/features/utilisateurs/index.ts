import { defineSlice } from '../slice.ts'
import { utilisateursTenus } from './gestion.ts'
import { createUtilisateursSources, type UtilisateursDeps } from './source.ts'
import { registerUtilisateurs, type UtilisateursRoutesDeps } from './utilisateurs.routes.ts'

export { createGenreRoles } from './accord-roles.ts'

export const utilisateursSlice = defineSlice({
  nom: 'utilisateurs',
  gestions: [utilisateursTenus],
  sources: (deps: UtilisateursDeps) => createUtilisateursSources(deps),
  mount: (app, deps: UtilisateursRoutesDeps) => registerUtilisateurs(app, deps),
})
