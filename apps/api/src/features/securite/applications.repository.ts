import { eq, isNull, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
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
export async function replaceApplication(
  e: Ecriture,
  row: typeof applicationCodes.$inferInsert,
): Promise<Change> {
  await e
    .insert(applicationCodes)
    .values(row)
    .onConflictDoUpdate({ target: applicationCodes.compteId, set: row })
  return changed(e, undefined)
}

export const saveUse = (tx: Executor, compteId: string, dernierPas: number, now: Date) =>
  tx
    .update(applicationCodes)
    .set({
      dernierPas,
      activeLe: sql`coalesce(${applicationCodes.activeLe}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(applicationCodes.compteId, compteId))

export async function deleteApplication(e: Ecriture, compteId: string): Promise<Change> {
  await e.delete(applicationCodes).where(eq(applicationCodes.compteId, compteId))
  return changed(e, undefined)
}
