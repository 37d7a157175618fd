import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Executor } from './types.ts'

/** What is decided together: nothing of it happens unless all of it does. */
export type Transaction = Parameters<Parameters<Executor['transaction']>[0]>[0]

const isTransaction = (executor: Executor): executor is Transaction => is(executor, PgTransaction)

/** In the caller's transaction where there is one, else in one of its own. */
export const inTransaction = <T>(
  executor: Executor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => (isTransaction(executor) ? work(executor) : executor.transaction(work))
