import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { mot, motVersion } from './mots.schema.ts'

export type MotRow = typeof mot.$inferSelect

/** Every wording of every client. */
export const findMots = (db: Executor) =>
  db
    .select({
      clientCode: mot.clientCode,
      key: mot.key,
      contenu: mot.contenu,
      revision: mot.revision,
    })
    .from(mot)
    .where(isNotNull(mot.contenu))
    .orderBy(asc(mot.clientCode), asc(mot.key))

const nomDe = sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`

/** Those of one client, each with the name of who wrote it. */
export const findMotsOf = (db: Executor, clientCode: string) =>
  db
    .select({
      key: mot.key,
      contenu: mot.contenu,
      revision: mot.revision,
      modifieLe: mot.modifieLe,
      auteur: nomDe,
    })
    .from(mot)
    .leftJoin(compte, eq(compte.id, mot.modifiePar))
    .where(eq(mot.clientCode, clientCode))

/** Written over the revision it began from, or not at all: false when somebody else was first. */
export async function writeMot(
  tx: Executor,
  { revision: avant, ...row }: MotRow,
): Promise<boolean> {
  const { clientCode, key, ...set } = row
  const written =
    avant === 0
      ? await tx
          .insert(mot)
          .values({ ...row, revision: 1 })
          .onConflictDoNothing()
          .returning({ key: mot.key })
      : await tx
          .update(mot)
          .set({ ...set, revision: avant + 1 })
          .where(and(eq(mot.clientCode, clientCode), eq(mot.key, key), eq(mot.revision, avant)))
          .returning({ key: mot.key })
  return written.length === 1
}

export const addVersion = (tx: Executor, version: typeof motVersion.$inferInsert) =>
  tx.insert(motVersion).values(version).onConflictDoNothing()

/** Nobody goes further back. */
const VERSIONS_MAX = 50

/** What a word said, the latest first, with the name of who wrote it. */
export const findVersions = (db: Executor, clientCode: string, key: string) =>
  db
    .select({
      revision: motVersion.revision,
      contenu: motVersion.contenu,
      le: motVersion.le,
      par: nomDe,
    })
    .from(motVersion)
    .leftJoin(compte, eq(compte.id, motVersion.par))
    .where(and(eq(motVersion.clientCode, clientCode), eq(motVersion.key, key)))
    .orderBy(desc(motVersion.revision))
    .limit(VERSIONS_MAX)

/** Heard by every node when the transaction is committed, and not at all if it is not. */
export const announceMots = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)
