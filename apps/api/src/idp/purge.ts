import type { FastifyInstance } from 'fastify'
import type { Identity } from '../features/identity/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { repeat } from '../platform/schedule/index.ts'
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
  repeat(app, {
    name: 'purge of expired sessions',
    everyMs: EVERY_MS,
    work: () => purgeExpired(db, identity, clock()),
  })
}
