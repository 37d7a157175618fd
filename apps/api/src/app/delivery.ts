import type { FastifyInstance } from 'fastify'
import { type Messages, TOPIC_MESSAGES } from '../features/messages/index.ts'
import { repeat } from '../platform/schedule/index.ts'

/** For what a killed node left behind, and for what failed: the rest leaves at once. */
const EVERY_MS = 15_000

/** Messages leave when the database announces them, whichever node wrote them. */
export function registerDelivery(
  app: FastifyInstance,
  messages: Messages,
  subscribe: (listener: (topic: string) => void) => void,
): void {
  let running: Promise<void> = Promise.resolve()
  const deliver = () => {
    running = messages
      .dispatch()
      .catch((error: Error) => app.log.warn({ type: error.name }, 'delivery failed'))
    return running
  }
  subscribe((topic) => {
    if (topic === TOPIC_MESSAGES) void deliver()
  })
  repeat(app, { name: 'delivery', everyMs: EVERY_MS, work: deliver })
  app.addHook('onClose', async () => running)
}
