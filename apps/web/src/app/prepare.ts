import type { QueryClient } from '@tanstack/react-query'
import { prepareAffiche } from '../features/contenu/affiches.tsx'
import { prepareApplication } from '../features/portail/index.ts'
import { areAnswered } from '../platform/http/ahead/answers.ts'
import { currentPath } from '../platform/routing/hash-location.ts'
import { findRoute } from '../platform/routing/path.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { routesApart, routesPubliques } from './routes.ts'

/** On a slower line visitors see the frame before the screen. */
const PATIENCE_MS = 2500

/**
 * Gathers what the first screen needs, so that it is drawn once and whole. Failures are left to the
 * screen, which asks again and tells them.
 */
export async function prepareFirstDrawing(client: QueryClient): Promise<void> {
  const ahead = globalThis.espaceAdherentAhead
  if (!ahead) return codeForVisitor(client)
  const { route, params } = (await routeAt(currentPath())) ?? {}
  if (!route || route.guard.role === 'backoffice') return
  const code = route.preload()
  // Without the network neither comes: the screen asks again for its code, and says so.
  code.catch(() => {})
  if (!(await areAnswered(ahead))) return
  await Promise.all([code, client.prefetchQuery(currentUserQuery)])
  await Promise.all([route.shell.prepare(client), route.screen.prepare(client, params)])
}

async function codeForVisitor(client: QueryClient): Promise<void> {
  const found = findRoute(routesPubliques, currentPath())
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([found && whole(found, client), tooLong])
}

type Found = NonNullable<Awaited<ReturnType<typeof routeAt>>>

async function whole({ route, params }: Found, client: QueryClient): Promise<void> {
  await route.preload()
  await Promise.all([
    route.screen.prepare(client, params),
    prepareAffiche(client),
    prepareApplication(),
  ])
}

async function routeAt(path: string) {
  const found = findRoute(routesPubliques, path)
  if (found) return found
  const apart = routesApart(path)
  await apart.load()
  return findRoute(apart.read()?.routes ?? [], path)
}
