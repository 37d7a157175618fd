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
  app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { config, schema: { hide: true } }, async (_request, reply) => {
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
