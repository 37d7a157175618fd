import type { FastifyInstance } from 'fastify'
import type { Identity } from '../features/identity/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { deleteExpiredPayloads } from './embedded/payloads.repository.ts'

const EVERY_MS = 10 * 60_000

export async function purgeExpired(db: Executor, identity: Identity, now: Date): Promise<void> {
  await identity.purge()
  await deleteExpiredPayloads(db, now)
}

/** What has expired is already worthless: this only keeps the tables small. */
export function schedulePurge(
  app: FastifyInstance,
  { db, identity, clock }: { db: Executor; identity: Identity; clock: () => Date },
): void {
  const timer = setInterval(() => {
    purgeExpired(db, identity, clock()).catch((error: Error) =>
      app.log.warn({ type: error.name }, 'purge of expired sessions failed'),
    )
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
