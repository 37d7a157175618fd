import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { mot } from '../../schema/mots.schema.ts'

export type MotRow = typeof mot.$inferSelect

/** Every wording of every client. */
export const findMots = (db: Executor) =>
  db
    .select({
      clientCode: mot.clientCode,
      key: mot.key,
      contenu: mot.contenu,
      revision: mot.revision,
    })
    .from(mot)
    .where(isNotNull(mot.contenu))
    .orderBy(asc(mot.clientCode), asc(mot.key))

export const findMotsOf = (db: Executor, clientCode: string): Promise<MotRow[]> =>
  db.select().from(mot).where(eq(mot.clientCode, clientCode))

/** Written over the revision it began from, or not at all: false when somebody else was first. */
export async function writeMot(
  tx: Executor,
  { revision: avant, ...row }: MotRow,
): Promise<boolean> {
  const { clientCode, key, ...set } = row
  const written =
    avant === 0
      ? await tx
          .insert(mot)
          .values({ ...row, revision: 1 })
          .onConflictDoNothing()
          .returning({ key: mot.key })
      : await tx
          .update(mot)
          .set({ ...set, revision: avant + 1 })
          .where(and(eq(mot.clientCode, clientCode), eq(mot.key, key), eq(mot.revision, avant)))
          .returning({ key: mot.key })
  return written.length === 1
}

/** Heard by every node when the transaction is committed, and not at all if it is not. */
export const announceMots = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)
