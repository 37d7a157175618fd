import { and, eq, lte, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { budgetSecurite } from './budgets.schema.ts'

const { quoi, qui, nombre, depuis } = budgetSecurite

export type BudgetKey = Pick<typeof budgetSecurite.$inferSelect, 'quoi' | 'qui'>

/**
 * One statement, so that of twenty at once no more than the limit find a place; false when there is none left. Inside a
 * transaction the row stays held until its end: whoever comes for the same key waits, and sees what became of it.
 */
export async function countPlace(
  db: Executor,
  key: BudgetKey,
  { now, forgetBefore, limit }: { now: Date; forgetBefore: Date; limit: number },
): Promise<boolean> {
  const isForgotten = sql`${depuis} <= ${forgetBefore.toISOString()}::timestamptz`
  const rows = await db
    .insert(budgetSecurite)
    .values({ ...key, nombre: 1, depuis: now })
    .onConflictDoUpdate({
      target: [quoi, qui],
      set: {
        nombre: sql`case when ${isForgotten} then 1 else ${nombre} + 1 end`,
        depuis: sql`case when ${isForgotten} then excluded.depuis else ${depuis} end`,
      },
      setWhere: sql`${isForgotten} or ${nombre} < ${limit}::int`,
    })
    .returning({ nombre })
  return rows.length > 0
}

export async function uncountPlace(db: Executor, key: BudgetKey): Promise<void> {
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
  deleteInLots(db, budgetSecurite, lte(depuis, before))
