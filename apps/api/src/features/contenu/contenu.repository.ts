import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { conservationDuree } from '../conservation/lu.ts'
import { version } from '../gestion/lu.ts'
import { contenu } from './contenu.schema.ts'
import { TOPIC_CONTENUS } from './topic.ts'

/** The table itself, for what keeps it. */
export { contenu as contenus }

/** As a version keeps it: those of before had less. */
type Texte = Pick<typeof contenu.$inferSelect, 'title' | 'content' | 'audienceId'> &
  Partial<Pick<typeof contenu.$inferSelect, 'cookie' | 'jours'> & { finLe: string | null }>

/** What one of its versions says; null: it has none, or nobody has written over it. */
const versionDe = (revision: 'revision' | 'programmee_revision') =>
  // Named with their tables: alone, both would be read as columns of the inner one.
  sql<Texte | null>`(select valeurs from ${version}
    where ${version}.client_code = ${contenu}.client_code and objet = 'contenu'
      and cible = ${contenu}.id::text and ${version}.revision = ${contenu}.${sql.identifier(revision)})`

/** One block: what is public now, what is written over it, and what waits for its day. */
export const findBloc = (db: Executor, clientCode: string, bloc: string) =>
  db
    .select({
      id: contenu.id,
      name: contenu.name,
      title: contenu.title,
      content: contenu.content,
      audienceId: contenu.audienceId,
      finLe: contenu.finLe,
      cookie: contenu.cookie,
      jours: contenu.jours,
      publieLe: contenu.publieLe,
      brouillon: versionDe('revision'),
      programmeeLe: contenu.programmeeLe,
      prevue: versionDe('programmee_revision'),
    })
    .from(contenu)
    .where(and(eq(contenu.clientCode, clientCode), eq(contenu.bloc, bloc)))
    .orderBy(asc(contenu.ordre), asc(contenu.name))

/** After those of its block. */
export const ordreSuivant = (bloc: string) =>
  sql`(select coalesce(max(ordre), 0) + 1 from ${contenu} where bloc = ${bloc})`

/** Every published content of every client, in the order in which blocks show them. */
export const findContenusPublies = (db: Executor) =>
  db
    .select({
      id: contenu.id,
      clientCode: contenu.clientCode,
      bloc: contenu.bloc,
      name: contenu.name,
      title: contenu.title,
      content: contenu.content,
      audienceId: contenu.audienceId,
      finLe: contenu.finLe,
      cookie: contenu.cookie,
      jours: contenu.jours,
      publieLe: contenu.publieLe,
    })
    .from(contenu)
    .where(isNotNull(contenu.publieLe))
    .orderBy(asc(contenu.clientCode), asc(contenu.bloc), asc(contenu.ordre), asc(contenu.name))

/** All that a client's public contents say. */
export const findTextesDe = (db: Executor, clientCode: string) =>
  db
    .select({
      id: contenu.id,
      bloc: contenu.bloc,
      name: contenu.name,
      title: contenu.title,
      content: contenu.content,
    })
    .from(contenu)
    .where(and(eq(contenu.clientCode, clientCode), isNotNull(contenu.publieLe)))
    .orderBy(asc(contenu.bloc), asc(contenu.ordre))

/** How long each client keeps each kind, where it has chosen: contents say it. */
export const findDureesChoisies = (db: Executor) =>
  db
    .select({
      clientCode: conservationDuree.clientCode,
      genre: conservationDuree.genre,
      mois: conservationDuree.mois,
    })
    .from(conservationDuree)

/**
 * Every node keeps what is public in memory: heard by each when the transaction is committed, and not at all if it is
 * not. Whoever adds contents need not think of it: pages that nobody had announced were unknown until one was published.
 */
export const announceContenus = (tx: Executor) =>
  tx.execute(sql`select pg_notify('invalidation', ${TOPIC_CONTENUS})`)

/** What a new client begins with. */
export async function addContenus(
  e: Ecriture,
  rows: readonly (typeof contenu.$inferInsert)[],
): Promise<Change> {
  await e.insert(contenu).values([...rows])
  await announceContenus(e)
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
        finLe: contenu.finLe,
        cookie: contenu.cookie,
        jours: contenu.jours,
        ordre: contenu.ordre,
        publieLe: contenu.publieLe,
        // What is public of it, and no draft: the texts of a new client begin their own history.
        publieeRevision: sql`null::int`.as('publiee_revision'),
        programmeeRevision: sql`null::int`.as('programmee_revision'),
        programmeeLe: sql`null::timestamptz`.as('programmee_le'),
        revision: sql`1`.as('revision'),
        modifieLe: sql`null::timestamptz`.as('modifie_le'),
      })
      .from(contenu)
      // What is for an audience of one client is for nobody of another.
      .where(and(eq(contenu.clientCode, de), isNull(contenu.audienceId))),
  )
  await announceContenus(e)
  return changed(e, undefined)
}
