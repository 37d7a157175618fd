import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { budgetSecurite } from '../../schema/securite.schema.ts'

const { quoi, qui, nombre, depuis } = budgetSecurite

export type BudgetKey = { quoi: 'envois' | 'essais'; qui: string }
export type Fenetre = { now: Date; forgetBefore: Date }

/** One statement, so that parallel events each get a number of their own. */
export async function countEvent(
  db: Executor,
  key: BudgetKey,
  { now, forgetBefore, limit }: Fenetre & { limit: number },
): Promise<number> {
  const isForgotten = sql`${depuis} <= ${forgetBefore.toISOString()}::timestamptz`
  const [row] = await db
    .insert(budgetSecurite)
    .values({ ...key, nombre: 1, depuis: now })
    .onConflictDoUpdate({
      target: [quoi, qui],
      set: {
        nombre: sql`case when ${isForgotten} then 1 else least(${nombre}, ${limit}::int) + 1 end`,
        depuis: sql`case when ${isForgotten} then excluded.depuis else ${depuis} end`,
      },
    })
    .returning({ nombre })
  return row?.nombre ?? Number.POSITIVE_INFINITY
}

export async function uncountEvent(db: Executor, key: BudgetKey): Promise<void> {
  await db
    .update(budgetSecurite)
    .set({ nombre: sql`greatest(${nombre} - 1, 0)` })
    .where(and(eq(quoi, key.quoi), eq(qui, key.qui)))
}

export async function findCount(db: Executor, key: BudgetKey, forgetBefore: Date): Promise<number> {
  const [row] = await db
    .select({ nombre, depuis })
    .from(budgetSecurite)
    .where(and(eq(quoi, key.quoi), eq(qui, key.qui)))
  return row && row.depuis > forgetBefore ? row.nombre : 0
}

export const deleteOldCounts = (db: Executor, before: Date) =>
  db.delete(budgetSecurite).where(lte(depuis, before))
