import type { QueryClient } from '@tanstack/react-query'
import { areAnswered } from '../platform/http/ahead/answers.ts'
import { currentPath } from '../platform/routing/hash-location.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { findRoute } from './router/matching.ts'
import { routesDesAires, routesPubliques } from './routes.ts'

/** A visitor whose line is slower than that sees the frame before the screen. */
const PATIENCE_MS = 2500

/**
 * Gathers what the first screen is made of, so that it is drawn once and whole: nothing moves once it is seen.
 * Whatever fails is left to the screen itself, which knows how to ask again and what to say.
 */
export async function prepareFirstDrawing(client: QueryClient): Promise<void> {
  const ahead = globalThis.espaceAdherentAhead
  if (!ahead) return codeForVisitor()
  const route = (await routeAt(currentPath()))?.route
  if (!route || route.guard.role === 'backoffice') return
  const code = route.preload()
  if (!(await areAnswered(ahead))) return
  await Promise.all([code, client.prefetchQuery(currentUserQuery)])
  await route.shell.prepare(client)
}

async function codeForVisitor(): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([findRoute(routesPubliques, currentPath())?.route.preload(), tooLong])
}

async function routeAt(path: string) {
  const found = findRoute(routesPubliques, path)
  if (found) return found
  await routesDesAires.load()
  return findRoute(routesDesAires.read()?.routes ?? [], path)
}
