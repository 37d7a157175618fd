import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.ts'
import type { Executor } from './types.ts'

/** The same database, whose first transaction to be kept begins with that; what it refuses, the transaction does not do. */
export function beginningWith(
  db: Executor,
  first: (tx: Transaction) => Promise<void>,
  onKept: () => void = () => {},
): Executor {
  let isDone = false
  const transaction: Executor['transaction'] = async (work, config) => {
    if (isDone) return db.transaction(work, config)
    const value = await db.transaction(async (tx) => {
      await first(tx)
      return work(tx)
    }, config)
    isDone = true
    onKept()
    return value
  }
  return Object.create(db, { transaction: { value: transaction } }) as Executor
}

/** One transaction at a time holds that name, until its end. */
export const holdName = (tx: Executor, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
