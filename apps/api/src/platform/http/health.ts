import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines that watch over the portal: no client is needed, no cookie is set. */
    isForMonitors?: boolean
  }
}

/** Alive: the process answers. Ready: it can also serve, the database being there. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'public', rateLimit: false, isForMonitors: true } as const
  // Too small to be compressed; and the first answer that is offered to the compressor waits for it.
  const options = { config, compress: false, schema: { hide: true } } as const
  app.get('/health/live', options, async () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (_request, reply) => {
    const ready = await within(2_000, isReady()).catch(() => false)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('Timed out')), milliseconds).unref(),
    ),
  ])
}
