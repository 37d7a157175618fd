import { routesAdmin } from '../areas/admin/routes.ts'
import { routesMembre } from '../areas/membre/routes.ts'
import type { Route } from '../platform/routing/route.ts'

/** The routes of those who are signed in. */
export const routes: readonly Route[] = [...routesMembre, ...routesAdmin]
