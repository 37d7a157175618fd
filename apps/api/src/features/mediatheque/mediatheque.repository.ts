import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { contenu } from '../contenu/lu.ts'
import { version } from '../gestion/lu.ts'
import { nouveaute } from '../nouveautes/lu.ts'
import { bibliotheque, media, tag } from './mediatheque.schema.ts'

/** All but its bytes. */
const decrit = {
  id: media.id,
  revision: media.revision,
  titre: media.titre,
  alt: media.alt,
  bibliothequeId: media.bibliothequeId,
  tags: media.tags,
  nomFichier: media.nomFichier,
  typeMime: media.typeMime,
  taille: media.taille,
  empreinte: media.empreinte,
  modifieLe: media.modifieLe,
  supprimeLe: media.supprimeLe,
}

export const findMedias = (db: Executor, clientCode: string) =>
  db.select(decrit).from(media).where(eq(media.clientCode, clientCode)).orderBy(asc(media.titre))

export type MediaRow = Awaited<ReturnType<typeof findMedias>>[number]

const deCeClient = (clientCode: string, id: string) =>
  and(eq(media.clientCode, clientCode), sql`${media.id}::text = ${id}`)

/** Held until the end of the transaction. */
export async function holdMedia(tx: Executor, clientCode: string, id: string) {
  const [row] = await tx.select(decrit).from(media).where(deCeClient(clientCode, id)).for('update')
  return row ?? null
}

/** What everybody may read; what is in the trash nobody can. */
export async function findContenuMedia(db: Executor, clientCode: string, id: string) {
  const [row] = await db
    .select({ contenu: media.contenu, typeMime: media.typeMime, empreinte: media.empreinte })
    .from(media)
    .where(and(deCeClient(clientCode, id), sql`${media.supprimeLe} is null`))
  return row ?? null
}

export async function insertMedia(tx: Executor, row: typeof media.$inferInsert): Promise<MediaRow> {
  const [added] = await tx.insert(media).values(row).returning(decrit)
  if (!added) throw new Error('A document was not added')
  return added
}

export async function updateMedia(
  tx: Executor,
  id: string,
  set: Partial<typeof media.$inferInsert>,
): Promise<MediaRow> {
  const [changed] = await tx.update(media).set(set).where(eq(media.id, id)).returning(decrit)
  if (!changed) throw new Error('A document was not changed')
  return changed
}

/** Files of megabytes: fewer of them at a time. */
const FICHIERS = 100

export const deleteCorbeille = (db: Executor, before: Date) =>
  deleteInLots(db, media, lt(media.supprimeLe, before), FICHIERS)

/** The texts of a client where a picture or a document may stand, drafts included. */
export async function findTextes(db: Executor, clientCode: string) {
  const contenus = await db
    .select({
      titre: contenu.title,
      texte: sql<string>`${contenu.content} || coalesce(${version.valeurs} ->> 'content', '')`,
    })
    .from(contenu)
    .leftJoin(
      version,
      and(
        eq(version.clientCode, contenu.clientCode),
        eq(version.objet, 'contenu'),
        eq(version.cible, sql`${contenu.id}::text`),
        // What waits for its day counts too.
        sql`${version.revision} in (${contenu.revision}, coalesce(${contenu.programmeeRevision}, 0))`,
      ),
    )
    .where(eq(contenu.clientCode, clientCode))
  const nouveautes = await db
    .select({ titre: nouveaute.titre, texte: nouveaute.contenu })
    .from(nouveaute)
    .where(eq(nouveaute.clientCode, clientCode))
  return { contenus, nouveautes }
}

export const countRanges = async (
  db: Executor,
  ou: 'bibliotheque' | 'tag',
  id: string,
): Promise<number> => {
  const isIci =
    ou === 'bibliotheque'
      ? sql`${media.bibliothequeId}::text = ${id}`
      : sql`${id} = any(${media.tags}::text[])`
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(media).where(isIci)
  return row?.n ?? 0
}

export const isBibliotheque = async (db: Executor, clientCode: string, id: string) =>
  (
    await db
      .select({ id: bibliotheque.id })
      .from(bibliotheque)
      .where(and(eq(bibliotheque.clientCode, clientCode), eq(bibliotheque.id, id)))
  ).length > 0

/** Whether they are all tags of this insurer. */
export const areTags = async (db: Executor, clientCode: string, ids: readonly string[]) => {
  const distincts = [...new Set(ids)]
  const isSien = and(eq(tag.clientCode, clientCode), inArray(tag.id, distincts))
  return distincts.length === 0 || (await db.$count(tag, isSien)) === distincts.length
}

/** The tables themselves, for what keeps them. */
export { bibliotheque as bibliotheques, tag as tags }
