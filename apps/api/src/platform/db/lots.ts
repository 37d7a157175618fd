import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from './prepared.ts'
import type { Executor } from './types.ts'

/** Few enough to be deleted well within the limit of one statement, on a busy machine too. */
const LOT = 5_000

/**
 * Deletes in lots, and says how many rows went. One statement for some hundred thousand rows would
 * reach its limit, be undone, and never succeed.
 */
export async function deleteInLots(
  db: Executor,
  table: PgTable,
  where: SQL | undefined,
  lot = LOT,
): Promise<number> {
  if (!where) throw new Error('Nothing says which rows are to go')
  let total = 0
  for (;;) {
    const [{ nombre } = { nombre: 0 }] = await rowsOf<{ nombre: number }>(
      db,
      sql`with parties as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${lot}))
        returning 1)
      select count(*)::int as nombre from parties`,
    )
    total += nombre
    if (nombre < lot) return total
  }
}
