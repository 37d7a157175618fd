import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Frame } from './pages/page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Address of the application's font, for the pages that the server writes itself. */
    fontUrl: string | null
  }
}

export const frameOf = (request: FastifyRequest, reply: FastifyReply): Frame => ({
  client: request.client,
  nonce: reply.cspNonce,
  fontUrl: request.server.fontUrl,
})

/** The build gives the font a name that changes with its content. */
export function findFontUrl(webDist: string): string | null {
  try {
    const files = readdirSync(join(webDist, 'assets'))
    const font = files.find((file) => /^figtree-latin-[\w-]+\.woff2$/.test(file))
    return font === undefined ? null : `/assets/${font}`
  } catch {
    return null // Not built: the system's font will do.
  }
}
