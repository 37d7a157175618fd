import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { contenu, contenuRevision } from './contenu.schema.ts'

const nomDe = sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`

/** The draft where there is one; what stands in the row itself was never written over. */
const dernier = {
  title: sql<string>`coalesce(${contenuRevision.title}, ${contenu.title})`,
  content: sql<string>`coalesce(${contenuRevision.content}, ${contenu.content})`,
  audienceId: sql<string | null>`case when ${contenuRevision.revision} is null
    then ${contenu.audienceId} else ${contenuRevision.audienceId} end`,
}

const derniere = and(
  eq(contenuRevision.contenuId, contenu.id),
  eq(contenuRevision.revision, contenu.revision),
)

const ecrit = {
  id: contenu.id,
  bloc: contenu.bloc,
  name: contenu.name,
  title: dernier.title,
  content: dernier.content,
  audienceId: dernier.audienceId,
  revision: contenu.revision,
  publieLe: contenu.publieLe,
  /** Never written over: what is public is the only one. */
  publieeRevision: sql<number | null>`case when ${contenu.publieLe} is null then null
    else coalesce(${contenu.publieeRevision}, ${contenu.revision}) end`,
  programmeeLe: contenu.programmeeLe,
  programmeeRevision: contenu.programmeeRevision,
  modifieLe: contenu.modifieLe,
  modifiePar: nomDe,
}

const lignes = (db: Executor) =>
  db
    .select(ecrit)
    .from(contenu)
    .leftJoin(contenuRevision, derniere)
    .leftJoin(compte, eq(compte.id, contenu.modifiePar))

export const findContenus = (db: Executor, clientCode: string) =>
  lignes(db)
    .where(eq(contenu.clientCode, clientCode))
    .orderBy(asc(contenu.bloc), asc(contenu.ordre), asc(contenu.name))

export type ContenuRow = Awaited<ReturnType<typeof findContenus>>[number]

export async function findContenu(
  db: Executor,
  clientCode: string,
  id: string,
): Promise<ContenuRow | null> {
  const [row] = await lignes(db).where(
    and(eq(contenu.clientCode, clientCode), sql`${contenu.id}::text = ${id}`),
  )
  return row ?? null
}

/** Held until the end of the transaction: two who write wait for one another. */
export const holdContenu = (tx: Executor, id: string) =>
  tx.select({ id: contenu.id }).from(contenu).where(sql`${contenu.id}::text = ${id}`).for('update')

export async function insertContenu(
  tx: Executor,
  row: Pick<ContenuRow, 'bloc' | 'name' | 'title' | 'content' | 'audienceId'> & {
    clientCode: string
    modifieLe: Date
    modifiePar: string
  },
): Promise<string | null> {
  const ordre = sql`(select coalesce(max(ordre), 0) + 1 from contenu
    where client_code = ${row.clientCode} and bloc = ${row.bloc})`
  const [added] = await tx
    .insert(contenu)
    .values({ ...row, ordre })
    .onConflictDoNothing()
    .returning({ id: contenu.id })
  return added?.id ?? null
}

export const insertRevision = (tx: Executor, row: typeof contenuRevision.$inferInsert) =>
  tx.insert(contenuRevision).values(row).onConflictDoNothing()

export const updateContenu = (
  tx: Executor,
  id: string,
  set: Partial<typeof contenu.$inferInsert>,
) => tx.update(contenu).set(set).where(eq(contenu.id, id))

export const deleteContenu = (tx: Executor, id: string) =>
  tx.delete(contenu).where(eq(contenu.id, id))

/** Nobody goes further back. */
const REVISIONS_MAX = 100

export const findRevisions = (db: Executor, contenuId: string) =>
  db
    .select({
      revision: contenuRevision.revision,
      title: contenuRevision.title,
      content: contenuRevision.content,
      audienceId: contenuRevision.audienceId,
      le: contenuRevision.le,
      par: nomDe,
    })
    .from(contenuRevision)
    .leftJoin(compte, eq(compte.id, contenuRevision.par))
    .where(eq(contenuRevision.contenuId, contenuId))
    .orderBy(desc(contenuRevision.revision))
    .limit(REVISIONS_MAX)

export async function findRevision(db: Executor, contenuId: string, revision: number) {
  const [row] = await db
    .select({
      title: contenuRevision.title,
      content: contenuRevision.content,
      audienceId: contenuRevision.audienceId,
    })
    .from(contenuRevision)
    .where(and(eq(contenuRevision.contenuId, contenuId), eq(contenuRevision.revision, revision)))
  return row ?? null
}

/** What is public now, of one block: the rows themselves, not their drafts. */
export const findBloc = (db: Executor, clientCode: string, bloc: string) =>
  db
    .select({
      id: contenu.id,
      name: contenu.name,
      title: contenu.title,
      content: contenu.content,
      audienceId: contenu.audienceId,
      brouillon: dernier,
      publieLe: contenu.publieLe,
      programmeeLe: contenu.programmeeLe,
      programmeeRevision: contenu.programmeeRevision,
    })
    .from(contenu)
    .leftJoin(contenuRevision, derniere)
    .where(and(eq(contenu.clientCode, clientCode), eq(contenu.bloc, bloc)))
    .orderBy(asc(contenu.ordre), asc(contenu.name))

/** Whose day has come. */
export async function findProgramme(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      clientCode: contenu.clientCode,
      programmeeLe: contenu.programmeeLe,
      programmeeRevision: contenu.programmeeRevision,
    })
    .from(contenu)
    .where(eq(contenu.id, id))
    .for('update')
  return row ?? null
}

/** Heard by every node when the transaction is committed, and not at all if it is not. */
export const announceContenus = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)

/** What a new client begins with. */
export async function addContenus(
  e: Ecriture,
  rows: readonly (typeof contenu.$inferInsert)[],
): Promise<Change> {
  await e.insert(contenu).values([...rows])
  return changed(e, undefined)
}

/** What the pages of one client say, for another to begin with. */
export async function copyContenus(e: Ecriture, de: string, vers: string): Promise<Change> {
  await e.insert(contenu).select(
    e
      .select({
        id: sql`gen_random_uuid()`.as('id'),
        clientCode: sql`${vers}::text`.as('client_code'),
        bloc: contenu.bloc,
        name: contenu.name,
        title: contenu.title,
        content: contenu.content,
        audienceId: contenu.audienceId,
        ordre: contenu.ordre,
        publieLe: contenu.publieLe,
        // What is public of it, and no draft: the texts of a new client begin their own history.
        revision: sql`1`.as('revision'),
        publieeRevision: sql`null::int`.as('publiee_revision'),
        programmeeRevision: sql`null::int`.as('programmee_revision'),
        programmeeLe: sql`null::timestamptz`.as('programmee_le'),
        modifieLe: sql`null::timestamptz`.as('modifie_le'),
        modifiePar: sql`null::uuid`.as('modifie_par'),
      })
      .from(contenu)
      // What is for an audience of one client is for nobody of another.
      .where(and(eq(contenu.clientCode, de), isNull(contenu.audienceId))),
  )
  return changed(e, undefined)
}
