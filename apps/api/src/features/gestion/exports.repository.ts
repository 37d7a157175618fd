import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { job } from '../../platform/jobs/lu.ts'
import { exportDiffere } from './gestion.schema.ts'

type Demande = Pick<
  typeof exportDiffere.$inferInsert,
  'clientCode' | 'compteId' | 'gestion' | 'format' | 'demande' | 'creeLe'
>

export async function insertExport(db: Executor, demande: Demande): Promise<string> {
  const [row] = await db.insert(exportDiffere).values(demande).returning({ id: exportDiffere.id })
  if (!row) throw new Error('An export was not written down')
  return row.id
}

/** What one account has under way, and what it asked for since; one that was given up is under way no more. */
export async function countExports(
  tx: Executor,
  compteId: string,
  { key, depuis }: { key: string; depuis: Date },
): Promise<{ enCours: number; depuisUnJour: number }> {
  const isEnCours = sql`${exportDiffere.pretLe} is null and exists (select from ${job} j where j.key = ${key}
    and j.ended_at is null and j.data->>'exportId' = ${exportDiffere.id}::text)`
  const [row] = await tx
    .select({
      enCours: sql<number>`count(*) filter (where ${isEnCours})`.mapWith(Number),
      depuisUnJour:
        sql<number>`count(*) filter (where ${exportDiffere.creeLe} > ${depuis.toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(exportDiffere)
    .where(eq(exportDiffere.compteId, compteId))
  return row ?? { enCours: 0, depuisUnJour: 0 }
}

const shown = {
  id: exportDiffere.id,
  gestion: exportDiffere.gestion,
  format: exportDiffere.format,
  creeLe: exportDiffere.creeLe,
  pretLe: exportDiffere.pretLe,
  lignes: exportDiffere.lignes,
}

/** Those that one account asked for, the latest first. */
export const findExports = (db: Executor, compteId: string) =>
  db
    .select(shown)
    .from(exportDiffere)
    .where(eq(exportDiffere.compteId, compteId))
    .orderBy(desc(exportDiffere.creeLe))
    .limit(50)

export async function findContenu(db: Executor, compteId: string, id: string) {
  const [found] = await db
    .select({ ...shown, contenu: exportDiffere.contenu })
    .from(exportDiffere)
    .where(
      and(
        eq(exportDiffere.compteId, compteId),
        sql`${exportDiffere.id}::text = ${id}`,
        isNotNull(exportDiffere.contenu),
      ),
    )
  return found ?? null
}

/** One that is still to be prepared, and what whoever asked may do by now. */
export async function findWaiting(db: Executor, id: string) {
  const [found] = await db
    .select({
      id: exportDiffere.id,
      clientCode: exportDiffere.clientCode,
      compteId: exportDiffere.compteId,
      gestion: exportDiffere.gestion,
      format: exportDiffere.format,
      demande: exportDiffere.demande,
      roles: compte.roles,
    })
    .from(exportDiffere)
    .innerJoin(compte, eq(compte.id, exportDiffere.compteId))
    .where(and(eq(exportDiffere.id, id), isNull(exportDiffere.pretLe)))
  return found ?? null
}

/** Whom to tell, if nobody has prepared it meanwhile. */
export async function finishExport(
  tx: Executor,
  { id, contenu, lignes, now }: { id: string; contenu: Uint8Array; lignes: number; now: Date },
): Promise<{ email: string; prenom: string } | null> {
  const done = tx
    .$with('done')
    .as(
      tx
        .update(exportDiffere)
        .set({ contenu, lignes, pretLe: now })
        .where(sql`${exportDiffere.id} = ${id} and ${exportDiffere.pretLe} is null`)
        .returning({ compteId: exportDiffere.compteId }),
    )
  const [to] = await tx
    .with(done)
    .select({ email: compte.email, prenom: compte.prenom })
    .from(done)
    .innerJoin(compte, eq(compte.id, done.compteId))
  return to ?? null
}

/** Files of megabytes: fewer of them at a time. */
const FICHIERS = 100

export const deleteExportsBefore = (db: Executor, before: Date) =>
  deleteInLots(db, exportDiffere, lt(exportDiffere.creeLe, before), FICHIERS)
