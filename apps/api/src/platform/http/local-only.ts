import type { FastifyReply, FastifyRequest } from 'fastify'

/** What proxies add to what they pass on. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/**
 * Sent from this very machine, and by nobody else's order: the Host header is the visitor's to
 * invent, the other end of the connection is not, and a proxy beside us tells of whom it passes on.
 */
export const isLocal = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && traces.every((name) => headers[name] === undefined)

/** For everybody else the address does not exist. */
export function localOnly(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isLocal(request)) done()
  else reply.callNotFound()
}

/** A name or an address that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i.test(
    host,
  )
