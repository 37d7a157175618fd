import { routesAdmin } from '../areas/admin/routes.ts'
import { gallery, gallerySection } from '../areas/dev/routes.ts'
import { routesMembre } from '../areas/membre/routes.ts'
import type { Route } from '../platform/routing/route.ts'

/** The routes of those who are signed in, and of those who build the portal. */
export const routes: readonly Route[] = [...routesMembre, ...routesAdmin, gallery, gallerySection]
