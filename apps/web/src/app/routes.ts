import { CHEMIN_ADMIN } from '../areas/admin/chemin.ts'
import { chemins } from '../areas/membre/chemins.ts'
import {
  accesProche,
  accessibilite,
  activateUser,
  activateUserConfirmation,
  annulerIdentifiant,
  annulerRib,
  annulerSuppression,
  confirmEmail,
  confirmerIdentifiant,
  deces,
  deleteUserConfirmation,
  displayEmail,
  droits,
  forgotPassword,
  forgotPasswordConfirmation,
  forgotUsername,
  home,
  login,
  notFound,
  page,
  reclamation,
  reclamations,
  redirectToMobile,
  register,
  resetPassword,
  resetPasswordConfirmation,
  resetPasswordError,
  resiliation,
  retablirIdentifiant,
  serviceUnavailable,
} from '../areas/public/routes.ts'
import type { Liens } from '../features/portail/index.ts'
import { lazyModule } from '../platform/chunks/index.ts'
import { portail } from '../platform/portail/settings.ts'
import { linkTo, type Route } from '../platform/routing/route.ts'

/** The routes of visitors: they come with the page. */
export const routesPubliques: readonly Route[] = [
  home,
  login,
  register,
  page,
  serviceUnavailable,
  confirmEmail,
  confirmerIdentifiant,
  annulerIdentifiant,
  annulerRib,
  annulerSuppression,
  accesProche,
  retablirIdentifiant,
  activateUser,
  activateUserConfirmation,
  displayEmail,
  forgotPassword,
  forgotPasswordConfirmation,
  forgotUsername,
  resetPassword,
  resetPasswordConfirmation,
  resetPasswordError,
  deleteUserConfirmation,
  redirectToMobile,
  resiliation,
  reclamation,
  reclamations,
  deces,
  droits,
  accessibilite,
]

/** All others: a visitor's first page does without. What none of them matches either is `notFound`. */
const routesDesAires = lazyModule(() => import('./aires.ts'))

/** The gallery is built beside the portal: the server says which file it is, where it shows one. */
const GALERIE = '/dev/galerie.js'
const routesDeLaGalerie = lazyModule<typeof import('./aires.ts')>(
  () => import(/* @vite-ignore */ GALERIE),
)

export const routesApart = (path: string) =>
  path.startsWith('/dev/') && portail().isEmbarque ? routesDeLaGalerie : routesDesAires

export { home, notFound, serviceUnavailable }

export const liens: Liens = {
  home: (search) => home.link({}, search),
  login: (search) => login.link({}, search),
  accueil: () => linkTo(chemins.accueil, {}),
  carteTiersPayant: () => linkTo(chemins.carteTiersPayant, {}),
  admin: () => linkTo(CHEMIN_ADMIN, {}),
  register: () => register.link({}),
  forgotPassword: () => forgotPassword.link({}),
  forgotUsername: () => forgotUsername.link({}),
  page: (pageName) => page.link({ pageName }),
  resiliation: () => resiliation.link({}),
  reclamations: () => reclamations.link({}),
  deces: () => deces.link({}),
  droits: () => droits.link({}),
  garanties: (ligne) => linkTo(chemins.garanties, {}, ligne ? { ligne } : undefined),
  remboursements: () => linkTo(chemins.remboursements, {}),
  prestation: (id) => linkTo(chemins.prestation, { id: String(id) }),
  paiements: () => linkTo(chemins.paiements, {}),
  cotisations: () => linkTo(chemins.cotisations, {}),
  tropPercus: () => linkTo(chemins.tropPercus, {}),
  documents: () => linkTo(chemins.documents, {}),
  identifiant: () => linkTo(chemins.identifiant, {}),
  compteSupprime: (le) => deleteUserConfirmation.link({}, { le }),
  paiementCotisation: (id) => linkTo(chemins.paiementCotisation, { id }),
  coordonneesBancaires: () => linkTo(chemins.coordonneesBancaires, {}),
  contact: () => linkTo(chemins.contact, {}),
  demarches: () => linkTo(chemins.demarches, {}),
  demarche: (slug, search) => linkTo(chemins.demarche, { slug }, search),
  demandes: (search) => linkTo(chemins.demandes, {}, search),
  demande: (id, search) => linkTo(chemins.demande, { id }, search),
}
