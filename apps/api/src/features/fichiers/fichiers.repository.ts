import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { document } from '../documents/lu.ts'
import type { Suite } from '../suite.ts'
import { fichier } from './fichiers.schema.ts'

export type FichierRow = typeof fichier.$inferSelect

const { placeholder } = sql

export async function insertFichier(
  db: Executor,
  row: Omit<FichierRow, 'rattacheLe' | 'isMedicale'>,
): Promise<void> {
  await db.insert(fichier).values(row)
}

const ownOne = prepared((db) =>
  db
    .select()
    .from(fichier)
    .where(
      and(
        eq(fichier.remoteFileName, placeholder('remoteFileName')),
        eq(fichier.compteId, placeholder('compteId')),
      ),
    )
    .prepare('fichier_de_compte'),
)

/** Somebody else's file does not exist. */
export async function findOwn(
  db: Executor,
  compteId: string,
  remoteFileName: string,
): Promise<FichierRow | undefined> {
  const [row] = await ownOne(db).execute({ compteId, remoteFileName })
  return row
}

/** True when it was theirs, analysed and free: of two requests that want it, one gets it. */
export async function takeFichier(
  db: Executor,
  deposantId: string,
  remoteFileName: string,
  { now, isMedicale, compteId }: { now: Date; isMedicale: boolean; compteId: string },
): Promise<boolean> {
  const rows = await db
    .update(fichier)
    .set({ rattacheLe: now, isMedicale, compteId })
    .where(
      and(
        eq(fichier.remoteFileName, remoteFileName),
        eq(fichier.compteId, deposantId),
        isNotNull(fichier.analyseLe),
        isNull(fichier.rattacheLe),
      ),
    )
    .returning({ remoteFileName: fichier.remoteFileName })
  return rows.length === 1
}

export type Pending = Pick<FichierRow, 'remoteFileName'>

/** Files of one insurer that wait for a scanner. */
export const findPending = (
  db: Executor,
  { clientCode, apres, limite }: Suite<Pending>,
): Promise<Pending[]> =>
  db
    .select({ remoteFileName: fichier.remoteFileName })
    .from(fichier)
    .where(
      and(
        isNull(fichier.analyseLe),
        eq(fichier.clientCode, clientCode),
        gt(fichier.remoteFileName, apres?.remoteFileName ?? ''),
      ),
    )
    .orderBy(fichier.remoteFileName)
    .limit(limite)

export async function hasPending(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ un: sql`1` })
    .from(fichier)
    .where(isNull(fichier.analyseLe))
    .limit(1)
  return rows.length > 0
}

export const markAnalysed = (db: Executor, remoteFileName: string, now: Date) =>
  db.update(fichier).set({ analyseLe: now }).where(eq(fichier.remoteFileName, remoteFileName))

export const deleteFichier = (db: Executor, remoteFileName: string) =>
  db.delete(fichier).where(eq(fichier.remoteFileName, remoteFileName))

/** That many files sent before then that no request took; gives their names. */
export async function deleteAbandoned(
  db: Executor,
  before: Date,
  limite: number,
): Promise<string[]> {
  const isAbandoned = and(isNull(fichier.rattacheLe), lt(fichier.deposeLe, before))
  const some = db
    .select({ remoteFileName: fichier.remoteFileName })
    .from(fichier)
    .where(isAbandoned)
    .limit(limite)
  const rows = await db
    .delete(fichier)
    .where(and(inArray(fichier.remoteFileName, some), isAbandoned))
    .returning({ remoteFileName: fichier.remoteFileName })
  return rows.map((row) => row.remoteFileName)
}

/** Which of these names a row knows. */
export async function findKnown(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ remoteFileName: fichier.remoteFileName })
    .from(fichier)
    .where(inArray(fichier.remoteFileName, [...names]))
    .unionAll(
      db
        .select({ remoteFileName: sql<string>`${document.remoteFileName}` })
        .from(document)
        .where(inArray(document.remoteFileName, [...names])),
    )
  return new Set(rows.map((row) => row.remoteFileName))
}

/** All that an account sent and is still kept, the latest first. */
export const findTousFichiers = (db: Executor, compteId: string) =>
  db
    .select({
      remoteFileName: fichier.remoteFileName,
      localFileName: fichier.localFileName,
      typeMime: fichier.typeMime,
      taille: fichier.taille,
      deposeLe: fichier.deposeLe,
    })
    .from(fichier)
    .where(eq(fichier.compteId, compteId))
    .orderBy(desc(fichier.deposeLe))

/** The files that a statement names; their bytes are swept once no row knows them. */
export async function purgeFichiers(e: Ecriture, noms: SQLWrapper): Promise<Change> {
  await e.delete(fichier).where(inArray(fichier.remoteFileName, noms))
  return changed(e, undefined)
}

/** Marks the files that a statement names as medical, or not. */
export const qualifierFichiers = (tx: Executor, noms: SQLWrapper, isMedicale: boolean) =>
  tx.update(fichier).set({ isMedicale }).where(inArray(fichier.remoteFileName, noms))
