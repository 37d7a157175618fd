import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'

/** Long enough for a request that is already on its way through an accepted connection. */
const DRAIN_MILLISECONDS = 500

/**
 * Stopping a server closes the connections that look idle, also the one on which a request is
 * just arriving: that request would break. So stop in two steps: first accept no new connection
 * and say on each answer that it is the last one here; then, once quiet, close.
 */
export function createGracefulStop({
  wrap,
  pause,
}: {
  /** What may answer before the application does, and how to stop it from doing so. */
  wrap: (handler: RequestListener) => RequestListener
  pause: () => void
}) {
  const servers: Server[] = []
  let draining = false
  const serverFactory = ((handler: RequestListener, options: ServerOptions) => {
    const answer = wrap(handler)
    const server = createServer(options, answer)
    // What nobody can promise is left out, where Node would refuse it by itself, and bare.
    server.on('checkExpectation', answer)
    servers.push(server)
    return server
  }) as FastifyServerFactory

  return {
    /** `localhost` makes two servers, one per protocol family: both must be known. */
    serverFactory,
    register(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, reply, done) => {
        if (draining) reply.raw.setHeader('connection', 'close')
        done()
      })
    },
    async stop(app: FastifyInstance): Promise<void> {
      draining = true
      pause()
      // The parent's `close` only stops listening, where the http server's also cuts connections.
      for (const server of servers) NetServer.prototype.close.call(server)
      if (servers.length > 0) await wait(DRAIN_MILLISECONDS)
      await app.close()
    },
  }
}

export type GracefulStop = ReturnType<typeof createGracefulStop>
