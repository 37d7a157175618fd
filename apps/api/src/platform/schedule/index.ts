import type { FastifyInstance } from 'fastify'

export type Task = { name: string; everyMs: number; work: () => Promise<unknown> }

/** Does it again and again while the server runs; after a failure it is tried at the next turn. */
export function repeat(app: FastifyInstance, { name, everyMs, work }: Task): void {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = work().catch((error: Error) =>
      app.log.warn({ task: name, type: error.name }, 'failed'),
    )
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // The database closes next, so work under way is awaited.
    await running
  })
}
