import { admin, routesAdmin } from '../areas/admin/routes.ts'
import { gallery, gallerySection } from '../areas/dev/routes.ts'
import {
  accueil,
  carteTiersPayant,
  demande,
  demandes,
  demarche,
  demarches,
  garanties,
  paiements,
  prestation,
  remboursements,
  routesMembre,
} from '../areas/membre/routes.ts'
import {
  activateUser,
  activateUserConfirmation,
  annulerIdentifiant,
  confirmEmail,
  confirmerIdentifiant,
  deleteUserConfirmation,
  displayEmail,
  forgotPassword,
  forgotPasswordConfirmation,
  forgotUsername,
  home,
  notFound,
  page,
  redirectToMobile,
  register,
  resetPassword,
  resetPasswordConfirmation,
  resetPasswordError,
  serviceUnavailable,
} from '../areas/public/routes.ts'
import type { Liens } from '../features/portail/index.ts'
import type { Route } from '../platform/routing/route.ts'

/** Every route of the portal. What none of them matches is `notFound`. */
export const routes: readonly Route[] = [
  home,
  register,
  page,
  serviceUnavailable,
  confirmEmail,
  confirmerIdentifiant,
  annulerIdentifiant,
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
  ...routesMembre,
  ...routesAdmin,
  gallery,
  gallerySection,
]

export { home, notFound, serviceUnavailable }

export const liens: Liens = {
  home: (search) => home.link({}, search),
  accueil: () => accueil.link({}),
  carteTiersPayant: () => carteTiersPayant.link({}),
  admin: () => admin.link({}),
  register: () => register.link({}),
  page: (pageName) => page.link({ pageName }),
  garanties: () => garanties.link({}),
  remboursements: () => remboursements.link({}),
  prestation: (id) => prestation.link({ id: String(id) }),
  paiements: () => paiements.link({}),
  demarches: () => demarches.link({}),
  demarche: (slug, search) => demarche.link({ slug }, search),
  demandes: (search) => demandes.link({}, search),
  demande: (id, search) => demande.link({ id }, search),
}
