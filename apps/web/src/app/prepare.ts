import type { QueryClient } from '@tanstack/react-query'
import { areAnswered } from '../platform/http/ahead/answers.ts'
import { currentPath } from '../platform/routing/hash-location.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { findRoute } from './router/matching.ts'
import { routesDesAires, routesPubliques } from './routes.ts'

/**
 * Gathers what the first screen of a signed-in person is made of, so that it is drawn once and whole.
 * Whatever fails is left to the screen itself, which knows how to ask again and what to say.
 */
export async function prepareFirstDrawing(client: QueryClient): Promise<void> {
  const ahead = globalThis.espaceAdherentAhead
  if (!ahead) return
  const route = (await routeAt(currentPath()))?.route
  if (!route || route.guard.role === 'backoffice') return
  const code = route.preload()
  if (!(await areAnswered(ahead))) return
  await Promise.all([code, client.prefetchQuery(currentUserQuery)])
  await route.shell.prepare(client)
}

async function routeAt(path: string) {
  const found = findRoute(routesPubliques, path)
  if (found) return found
  await routesDesAires.load()
  return findRoute(routesDesAires.read()?.routes ?? [], path)
}
