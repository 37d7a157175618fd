import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { clientOf } from './prepared.ts'
import type { Executor } from './types.ts'

/** Does all of it, or nothing. */
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

/** What the connection of a transaction does with a statement whose answer nobody awaits. */
export type Deferring = { defer<T>(ask: () => Promise<T>): PromiseLike<T> }

/**
 * Sends a statement of a transaction without waiting for its answer: it keeps its order, and
 * travels with the next question, at the latest with the commit. If it fails, the commit fails and
 * everything is undone. Awaiting it within the transaction sends it at once. `ask`: a prepared
 * statement's `execute`.
 */
export const later = <T>(tx: Transaction, ask: () => Promise<T>): PromiseLike<T> =>
  (clientOf(tx) as Deferring).defer(ask)

/**
 * A write whose answer nobody awaits. Outside a transaction it is done when this resolves; inside,
 * see `later`.
 */
export async function put(executor: Executor, ask: () => Promise<unknown>): Promise<void> {
  if (isTransaction(executor)) later(executor, ask)
  else await ask()
}
