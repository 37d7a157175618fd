import { and, asc, desc, eq, gt, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { historique, historiqueSceau } from './historique.schema.ts'

export type Ligne = typeof historique.$inferSelect
export type Sceau = typeof historiqueSceau.$inferSelect

/** The number of the lock is that of the trigger `historique_numero`. */
const LOCK_ID = 7_203_452

/** True when no line is being added and none can be until this transaction ends. Never waits. */
export async function holdStill(tx: Executor): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${LOCK_ID}) as held`,
  )) as unknown as { rows: { held: boolean }[] }
  return rows[0]?.held ?? false
}

export async function hasUnsealed(db: Executor): Promise<boolean> {
  const [line] = await db.select({ id: max(historique.id) }).from(historique)
  const [sealed] = await db.select({ id: max(historiqueSceau.historiqueId) }).from(historiqueSceau)
  return (line?.id ?? 0) > (sealed?.id ?? 0)
}

export async function findLastSceau(db: Executor): Promise<Sceau | undefined> {
  const [last] = await db
    .select()
    .from(historiqueSceau)
    .orderBy(desc(historiqueSceau.rang))
    .limit(1)
  return last
}

export const findLignesAfter = (db: Executor, id: number, limit: number): Promise<Ligne[]> =>
  db.select().from(historique).where(gt(historique.id, id)).orderBy(asc(historique.id)).limit(limit)

/** In one value, however many they are: a statement with one for each takes longer to build than to do. */
export async function insertSceaux(tx: Executor, sceaux: readonly Sceau[]): Promise<void> {
  const lues = sceaux.map(({ rang, historiqueId, empreinte }) => ({
    rang,
    historiqueId,
    empreinte,
  }))
  await tx.execute(sql`insert into ${historiqueSceau} (rang, historique_id, empreinte)
    select rang, "historiqueId", empreinte from json_to_recordset(${JSON.stringify(lues)}::json)
      as s (rang bigint, "historiqueId" bigint, empreinte text)`)
}

/** Seals with their lines, in order; a seal whose line is gone comes with null. */
export const findScelles = (db: Executor, afterRang: number, limit: number) =>
  db
    .select({ sceau: historiqueSceau, ligne: historique })
    .from(historiqueSceau)
    .leftJoin(historique, eq(historique.id, historiqueSceau.historiqueId))
    .where(gt(historiqueSceau.rang, afterRang))
    .orderBy(asc(historiqueSceau.rang))
    .limit(limit)

/** A line that ought to have its seal and has none: slipped in among sealed ones, or left waiting. */
export async function findForgotten(
  db: Executor,
  { sealedUpTo, writtenBefore }: { sealedUpTo: number; writtenBefore: Date },
): Promise<number | undefined> {
  const unsealed = (isDue: ReturnType<typeof lte>) =>
    db
      .select({ id: historique.id })
      .from(historique)
      .leftJoin(historiqueSceau, eq(historiqueSceau.historiqueId, historique.id))
      .where(and(isNull(historiqueSceau.rang), isDue))
      .orderBy(asc(historique.id))
      .limit(1)
  const [among] = await unsealed(lte(historique.id, sealedUpTo))
  if (among) return among.id
  const [late] = await unsealed(lt(historique.le, writtenBefore))
  return late?.id
}
