import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { clientOf } from './prepared.ts'
import type { Executor } from './types.ts'

/** What is decided together: nothing of it happens unless all of it does. */
export type Transaction = Parameters<Parameters<Executor['transaction']>[0]>[0]

const isTransaction = (executor: Executor): executor is Transaction => is(executor, PgTransaction)

/** In the caller's transaction where there is one, else in one of its own. */
export const inTransaction = <T>(
  executor: Executor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => (isTransaction(executor) ? work(executor) : executor.transaction(work))

/**
 * The door for what nobody needs to be told: sessions, counters, drafts, presence, jobs, seals, purges. What an owner keeps is
 * changed by `write`, whose commands ask for more than this gives.
 */
export const upkeep: typeof inTransaction = inTransaction

/** What the connection of a transaction does with a statement whose answer nobody waits for. */
export type Deferring = { defer<T>(ask: () => Promise<T>): PromiseLike<T> }

/**
 * In a transaction, a statement that need not be waited for: it is done in its turn, and travels with
 * what is asked next, at the latest with the commit. If it fails, so does that, and all is undone.
 * Waiting for its answer within the transaction sends it at once. `ask`: a prepared statement's `execute`.
 */
export const later = <T>(tx: Transaction, ask: () => Promise<T>): PromiseLike<T> =>
  (clientOf(tx) as Deferring).defer(ask)

/** A write without an answer: outside a transaction, done when this resolves; inside, see `later`. */
export async function put(executor: Executor, ask: () => Promise<unknown>): Promise<void> {
  if (isTransaction(executor)) later(executor, ask)
  else await ask()
}
