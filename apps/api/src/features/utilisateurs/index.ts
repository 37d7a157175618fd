import { defineSlice } from '../slice.ts'
import { createUtilisateursSources, type UtilisateursDeps } from './source.ts'
import { registerUtilisateurs, type UtilisateursRoutesDeps } from './utilisateurs.routes.ts'

export { createGenreRoles } from './accord-roles.ts'

export const utilisateursSlice = defineSlice({
  nom: 'utilisateurs',
  sources: (deps: UtilisateursDeps) => createUtilisateursSources(deps),
  mount: (app, deps: UtilisateursRoutesDeps) => registerUtilisateurs(app, deps),
})
