import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'

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
