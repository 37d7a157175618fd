import { and, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../db/index.ts'
import { miseDeCote } from './jobs.schema.ts'

/** A row that failed that often waits for somebody to look at it. */
export const ESSAIS = 5

/**
 * Makes this transaction not wait for the disk, which takes longer than all the rest of a row. It
 * is on the disk as soon as a later transaction is: the end of the turn, or the taking of a job
 * that it asked for. What a machine that stops in between forgets, it forgets whole, and the row is
 * due again.
 */
export const commitWithoutWaiting = (tx: Executor) =>
  tx.execute(sql`set local synchronous_commit = off`)

export type Aside = { key: string; part: string; cible: string }

/** Rows that failed: they wait for their next try, or for somebody to look. */
export async function findAside(
  db: Executor,
  { key, part }: Omit<Aside, 'cible'>,
): Promise<Map<string, { essais: number; prochainLe: Date | null }>> {
  const rows = await db
    .select({
      cible: miseDeCote.cible,
      essais: miseDeCote.essais,
      prochainLe: miseDeCote.prochainLe,
    })
    .from(miseDeCote)
    .where(and(eq(miseDeCote.key, key), eq(miseDeCote.clientCode, part)))
  return new Map(rows.map(({ cible, ...aside }) => [cible, aside]))
}

/** `prochainLe` null: the portal does not try it again by itself. */
export async function putAside(
  db: Executor,
  { key, part, cible }: Aside,
  failure: { essais: number; raison: string; le: Date; prochainLe: Date | null },
): Promise<void> {
  const { essais, raison, le, prochainLe } = failure
  await db
    .insert(miseDeCote)
    .values({ key, clientCode: part, cible, essais, raison, depuis: le, dernierLe: le, prochainLe })
    .onConflictDoUpdate({
      target: [miseDeCote.key, miseDeCote.clientCode, miseDeCote.cible],
      set: { essais, raison, dernierLe: le, prochainLe },
    })
}

export const takeBack = (db: Executor, { key, part, cible }: Aside) =>
  db
    .delete(miseDeCote)
    .where(
      and(eq(miseDeCote.key, key), eq(miseDeCote.clientCode, part), eq(miseDeCote.cible, cible)),
    )

/** Rows of one insurer that failed often enough to be shown, the latest first. */
export const listAside = (db: Executor, part: string, limite: number) =>
  db
    .select()
    .from(miseDeCote)
    .where(and(eq(miseDeCote.clientCode, part), gte(miseDeCote.essais, ESSAIS)))
    .orderBy(sql`${miseDeCote.dernierLe} desc`, miseDeCote.key, miseDeCote.cible)
    .limit(limite)

/** Makes all rows of one kind and insurer due at the next turn; says how many. */
export async function retryAside(
  db: Executor,
  { key, part }: Omit<Aside, 'cible'>,
  now: Date,
): Promise<number> {
  const retried = await db
    .update(miseDeCote)
    .set({ prochainLe: now, essais: 0 })
    .where(
      and(
        eq(miseDeCote.key, key),
        eq(miseDeCote.clientCode, part),
        or(isNull(miseDeCote.prochainLe), gt(miseDeCote.prochainLe, now)),
      ),
    )
    .returning({ cible: miseDeCote.cible })
  return retried.length
}

/** A row that nobody looked at for that long is tried once more: it may not be due any more. */
export const forgetAside = (db: Executor, before: Date) =>
  deleteInLots(db, miseDeCote, lt(miseDeCote.dernierLe, before))
