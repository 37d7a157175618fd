import { deleteExpiredPayloads, type Identity } from '../features/identity/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { allOf, every } from '../platform/jobs/index.ts'

const EVERY_MS = 10 * 60_000

export async function purgeExpired(db: Executor, identity: Identity, now: Date): Promise<void> {
  await allOf([() => identity.purge(), () => deleteExpiredPayloads(db, now)])
}

/** What has expired is worthless already: this keeps the tables small. */
export const purgeJob = ({ db, identity }: { db: Executor; identity: Identity }) =>
  every({ key: 'identite.purge', ms: EVERY_MS }, ({ now }) => purgeExpired(db, identity, now))
