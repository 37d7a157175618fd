import { and, asc, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { changementIdentifiant as changement } from './comptes.schema.ts'

export type ChangementRow = typeof changement.$inferSelect

/** One at a time: the former one is forgotten, confirmed or not. */
export async function replaceChangement(
  tx: Executor,
  { compteId, ...values }: Omit<ChangementRow, 'confirmeLe'>,
): Promise<void> {
  const fresh = { ...values, confirmeLe: null }
  await tx
    .insert(changement)
    .values({ compteId, ...fresh })
    .onConflictDoUpdate({ target: changement.compteId, set: fresh })
}

export async function findChangement(
  db: Executor,
  compteId: string,
): Promise<ChangementRow | undefined> {
  const rows = await db.select().from(changement).where(eq(changement.compteId, compteId))
  return rows[0]
}

/** Asked for again: it waits for its link as long as a new one does. */
export async function renewChangement(
  tx: Executor,
  compteId: string,
  now: Date,
): Promise<ChangementRow | undefined> {
  const rows = await tx
    .update(changement)
    .set({ demandeLe: now })
    .where(and(eq(changement.compteId, compteId), isNull(changement.confirmeLe)))
    .returning()
  return rows[0]
}

export async function markConfirmed(
  tx: Executor,
  compteId: string,
  now: Date,
): Promise<ChangementRow | undefined> {
  const rows = await tx
    .update(changement)
    .set({ confirmeLe: now })
    .where(and(eq(changement.compteId, compteId), isNull(changement.confirmeLe)))
    .returning()
  return rows[0]
}

/** Whoever takes it out is the only one to do something with it. */
export async function takeChangement(
  tx: Executor,
  compteId: string,
): Promise<ChangementRow | undefined> {
  const rows = await tx.delete(changement).where(eq(changement.compteId, compteId)).returning()
  return rows[0]
}

const isDue = (now: Date) => and(isNotNull(changement.confirmeLe), lte(changement.effetLe, now))

/** The same, if it is confirmed and its time has come. */
export async function takeDueChangement(
  tx: Executor,
  compteId: string,
  now: Date,
): Promise<ChangementRow | undefined> {
  const rows = await tx
    .delete(changement)
    .where(and(eq(changement.compteId, compteId), isDue(now)))
    .returning()
  return rows[0]
}

export const findDueChangements = (
  db: Executor,
  { clientCode, now, apres, limite }: Suite<{ compteId: string }> & { now: Date },
) =>
  db
    .select({ compteId: changement.compteId })
    .from(changement)
    .innerJoin(compte, eq(compte.id, changement.compteId))
    .where(
      and(
        isDue(now),
        eq(compte.clientCode, clientCode),
        gt(changement.compteId, apres?.compteId ?? AUCUN),
      ),
    )
    .orderBy(asc(changement.compteId))
    .limit(limite)

/** Nobody followed the link in time. */
export const deleteUnconfirmed = (db: Executor, before: Date) =>
  deleteInLots(db, changement, and(isNull(changement.confirmeLe), lt(changement.demandeLe, before)))
