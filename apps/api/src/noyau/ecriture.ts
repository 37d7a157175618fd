import { type Executor, inTransaction, type Transaction } from '../platform/db/index.ts'
import type { Groupe } from './groupes.ts'

declare const ecriture: unique symbol
declare const untold: unique symbol
declare const told: unique symbol

/** A transaction in which owners may change their rows. Only `write` makes one; `Q` says who writes. */
export type Ecriture<Q = unknown> = Transaction & {
  readonly [ecriture]: true
  readonly qui: Q
  /** What of people and contracts commands have touched: what an import from the insurer must not undo. */
  readonly touches: ReadonlySet<Groupe>
}

/** A change that nobody has been told of yet. Only an owner's command makes one. */
export type Change<T = void> = {
  readonly [untold]: true
  readonly value: T
}

/** How a transaction ends: its changes were told, or there were none. */
export type Told<T = void> = { readonly [told]: true; readonly value: T }

/** The changes of a transaction that still wait to be told. */
const waiting = new WeakMap<Ecriture, Set<Change<unknown>>>()

const waitingIn = (e: Ecriture): Set<Change<unknown>> => {
  const changes = waiting.get(e)
  if (!changes) throw new Error('A change outside write()')
  return changes
}

/** For the commands of owners: what was changed, and which columns of whom. */
export function changed<T>(e: Ecriture, value: T, ...groupes: readonly Groupe[]): Change<T> {
  const change = { value } as unknown as Change<T>
  waitingIn(e).add(change)
  for (const groupe of groupes) (e.touches as Set<Groupe>).add(groupe)
  return change
}

/** Several changes that are told as one; null: that one had nothing to do. */
export function together(
  e: Ecriture,
  ...changes: readonly [Change<unknown> | null, ...(Change<unknown> | null)[]]
): Change {
  const done = changes.filter((change) => change !== null)
  for (const change of done) waitingIn(e).delete(change)
  return changed(e, undefined)
}

/** For `tell`, which writes the line of history first. */
export function markTold<T>(e: Ecriture, change: Change<T>): Told<T> {
  waitingIn(e).delete(change)
  return change as unknown as Told<T>
}

/** For the engine of acts: the line of the request, in this transaction, tells all that was done for it. */
export function tellAll(e: Ecriture): Told
export function tellAll<T>(e: Ecriture, value: T): Told<T>
export function tellAll(e: Ecriture, value?: unknown): Told<unknown> {
  waitingIn(e).clear()
  return unchanged(e, value)
}

/** Ends a transaction that has nothing more to tell, or had nothing to change: refused while a change waits to be told. */
export function unchanged<T = void>(e: Ecriture, value: T): Told<T> {
  refuseUntold(e)
  return { value } as unknown as Told<T>
}

function refuseUntold(e: Ecriture): void {
  const { size } = waitingIn(e)
  if (size > 0) throw new Error(`${size} change(s) that nobody was told of`)
}

/**
 * The one way to change what an owner keeps: all of it happens, told, or nothing of it does. In the caller's transaction
 * where there is one. A change that is left untold undoes it all.
 */
export const write = <Q, T>(
  db: Executor,
  qui: Q,
  work: (e: Ecriture<Q>) => Promise<Told<T>>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    // Within another's transaction, what is touched is told to both.
    const { touches = new Set() } = tx as Partial<Ecriture>
    const e = Object.create(tx, { qui: { value: qui }, touches: { value: touches } }) as Ecriture<Q>
    waiting.set(e, new Set())
    const { value } = await work(e)
    refuseUntold(e)
    return value
  })
