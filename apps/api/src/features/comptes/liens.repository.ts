import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { type ButLien, lien } from '../../schema/comptes.schema.ts'
import { compte } from '../../schema/identity.schema.ts'

export type LienRow = typeof lien.$inferInsert

/** A newer link kills the older ones of its kind. */
export async function replaceLien(tx: Executor, row: LienRow): Promise<void> {
  await tx.delete(lien).where(and(eq(lien.compteId, row.compteId), eq(lien.but, row.but)))
  await tx.insert(lien).values(row)
}

export type LienKey = { empreinte: string; compteId: string; but: ButLien; now: Date }

const isLien = ({ empreinte, compteId, but, now }: LienKey) =>
  and(
    eq(lien.empreinte, empreinte),
    eq(lien.compteId, compteId),
    eq(lien.but, but),
    gt(lien.expireLe, now),
  )

/** Reading a link uses nothing up: mail scanners open links. */
export async function findLien(db: Executor, clientCode: string, key: LienKey) {
  const [row] = await db
    .select({ creeParAdmin: compte.creeParAdmin })
    .from(lien)
    .innerJoin(compte, eq(compte.id, lien.compteId))
    .where(and(isLien(key), eq(compte.clientCode, clientCode)))
  return row
}

/** One statement: of twenty people who follow it at once, one gets through. */
export async function consumeLien(tx: Executor, key: LienKey) {
  const [row] = await tx
    .delete(lien)
    .where(isLien(key))
    .returning({ nouvelIdentifiant: lien.nouvelIdentifiant })
  return row
}

export const deleteLiensOf = (tx: Executor, compteId: string, saufBut?: ButLien) =>
  tx
    .delete(lien)
    .where(
      and(eq(lien.compteId, compteId), saufBut === undefined ? undefined : ne(lien.but, saufBut)),
    )

export const deleteExpiredLiens = (db: Executor, now: Date) =>
  db.delete(lien).where(lt(lien.expireLe, now))
