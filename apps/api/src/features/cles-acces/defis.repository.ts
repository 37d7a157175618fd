import { and, eq, gt, lt } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { type ButDefi, defiCleAcces as defi } from './cles-acces.schema.ts'

export type DefiKey = { but: ButDefi; sujet: string }

/** The former one of that session or sign-in is worth nothing any more. */
export async function saveDefi(
  db: Executor,
  { but, sujet, ...values }: DefiKey & { defi: string; creeLe: Date; expireLe: Date },
): Promise<void> {
  await db
    .insert(defi)
    .values({ but, sujet, ...values })
    .onConflictDoUpdate({ target: [defi.but, defi.sujet], set: values })
}

/** One statement: of twenty answers to it at once, one is looked at. */
export async function takeDefi(db: Executor, { but, sujet }: DefiKey, now: Date) {
  const rows = await db
    .delete(defi)
    .where(and(eq(defi.but, but), eq(defi.sujet, sujet), gt(defi.expireLe, now)))
    .returning({ defi: defi.defi, creeLe: defi.creeLe })
  return rows[0]
}

export const deleteExpiredDefis = (db: Executor, now: Date) =>
  deleteInLots(db, defi, lt(defi.expireLe, now))
