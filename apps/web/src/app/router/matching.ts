import { matchPath, type Params } from '../../platform/routing/path.ts'

/** The first route whose pattern the path follows. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
