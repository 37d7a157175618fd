import { eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { applicationCodes } from './securite.schema.ts'

export async function findApplication(db: Executor, compteId: string) {
  const [row] = await db
    .select()
    .from(applicationCodes)
    .where(eq(applicationCodes.compteId, compteId))
  return row ?? null
}

/** A secret that nobody has shown a code of yet is drawn again; one that counts stays. */
export const saveSecret = (
  tx: Executor,
  row: Pick<typeof applicationCodes.$inferInsert, 'compteId' | 'secret' | 'creeLe'>,
) =>
  tx
    .insert(applicationCodes)
    .values(row)
    .onConflictDoUpdate({
      target: applicationCodes.compteId,
      set: { secret: row.secret, creeLe: row.creeLe },
      setWhere: isNull(applicationCodes.activeLe),
    })

/** Another one in its place, which counts already. */
export const replaceApplication = (tx: Executor, row: typeof applicationCodes.$inferInsert) =>
  tx
    .insert(applicationCodes)
    .values(row)
    .onConflictDoUpdate({ target: applicationCodes.compteId, set: row })

export const saveUse = (tx: Executor, compteId: string, dernierPas: number, now: Date) =>
  tx
    .update(applicationCodes)
    .set({
      dernierPas,
      activeLe: sql`coalesce(${applicationCodes.activeLe}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(applicationCodes.compteId, compteId))

export const deleteApplication = (tx: Executor, compteId: string) =>
  tx.delete(applicationCodes).where(eq(applicationCodes.compteId, compteId))
