import { admin } from '../areas/admin/routes.ts'
import { accueil } from '../areas/membre/routes.ts'
import { home, notFound, page, register, serviceUnavailable } from '../areas/public/routes.ts'
import type { Liens } from '../features/portail/index.ts'
import type { Route } from '../platform/routing/route.ts'

/** Every route of the portal. What none of them matches is `notFound`. */
export const routes: readonly Route[] = [home, register, page, serviceUnavailable, accueil, admin]

export { home, notFound, serviceUnavailable }

export const liens: Liens = {
  home: (search) => home.link({}, search),
  accueil: () => accueil.link({}),
  admin: () => admin.link({}),
  register: () => register.link({}),
  page: (pageName) => page.link({ pageName }),
}
