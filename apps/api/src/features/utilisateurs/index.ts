import type { Sealer } from '../../platform/crypto/index.ts'
import type { Accords } from '../accords/index.ts'
import { createDernieres, type Moteur } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import { createAccesMedicalSource } from './acces-medical.ts'
import { utilisateursTenus } from './gestion.ts'
import { createPersonneSource } from './personne.ts'
import { createUtilisateursSources, type UtilisateursDeps } from './source.ts'
import { registerUtilisateurs, type UtilisateursRoutesDeps } from './utilisateurs.routes.ts'
import { verificationSource } from './verification.ts'

export { genreMedical } from './acces-medical.ts'
export { createGenreRoles } from './accord-roles.ts'

export const utilisateursSlice = defineSlice({
  nom: 'utilisateurs',
  gestions: [utilisateursTenus],
  sources: (
    deps: UtilisateursDeps & {
      sealer: Sealer
      accords: Accords
      actes: { moteur: { pourDemandes: Moteur } }
    },
  ) => ({
    ...createUtilisateursSources(deps),
    accesMedical: createAccesMedicalSource(deps),
    verificationRole: verificationSource,
    personne: createPersonneSource({
      sealer: deps.sealer,
      dernieresDemandes: createDernieres(deps.actes.moteur.pourDemandes),
    }),
  }),
  mount: (app, deps: UtilisateursRoutesDeps) => registerUtilisateurs(app, deps),
})
