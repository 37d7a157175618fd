import type { TexteFaq } from '@espace-adherent/contract'
import { and, asc, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  faqCategorie,
  faqCommentaire,
  faqLien,
  faqQuestion,
  faqRechercheVide,
  faqRevision,
  faqStatistique,
} from './faq.schema.ts'

const nomDe = sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`

const compteur = (nom: 'lectures' | 'utiles' | 'inutiles') =>
  sql<number>`coalesce(${faqStatistique[nom]}, 0)`

/** The draft where there is one; what stands in the row itself was never written over. */
const lignes = (db: Executor) =>
  db
    .select({
      id: faqQuestion.id,
      categorieId: faqQuestion.categorieId,
      ordre: faqQuestion.ordre,
      title: sql<string>`coalesce(${faqRevision.title}, ${faqQuestion.title})`,
      lectorat: sql<
        TexteFaq['lectorat']
      >`coalesce(${faqRevision.lectorat}, ${faqQuestion.lectorat})`,
      revision: faqQuestion.revision,
      publieLe: faqQuestion.publieLe,
      publieeRevision: sql<number | null>`case when ${faqQuestion.publieLe} is null then null
        else coalesce(${faqQuestion.publieeRevision}, ${faqQuestion.revision}) end`,
      modifieLe: faqQuestion.modifieLe,
      modifiePar: nomDe,
      lectures: compteur('lectures'),
      utiles: compteur('utiles'),
      inutiles: compteur('inutiles'),
    })
    .from(faqQuestion)
    .innerJoin(faqCategorie, eq(faqCategorie.id, faqQuestion.categorieId))
    .leftJoin(
      faqRevision,
      and(
        eq(faqRevision.questionId, faqQuestion.id),
        eq(faqRevision.revision, faqQuestion.revision),
      ),
    )
    .leftJoin(faqStatistique, eq(faqStatistique.questionId, faqQuestion.id))
    .leftJoin(compte, eq(compte.id, faqQuestion.modifiePar))

export const findQuestions = (db: Executor, clientCode: string) =>
  lignes(db)
    .where(eq(faqQuestion.clientCode, clientCode))
    .orderBy(asc(faqCategorie.ordre), asc(faqQuestion.ordre), asc(faqQuestion.title))

export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number]

export async function findQuestion(
  db: Executor,
  clientCode: string,
  id: string,
): Promise<QuestionRow | null> {
  const [row] = await lignes(db).where(
    and(eq(faqQuestion.clientCode, clientCode), sql`${faqQuestion.id}::text = ${id}`),
  )
  return row ?? null
}

/** Held until the end of the transaction: two who write wait for one another. */
export const holdQuestion = (tx: Executor, id: string) =>
  tx
    .select({ id: faqQuestion.id })
    .from(faqQuestion)
    .where(sql`${faqQuestion.id}::text = ${id}`)
    .for('update')

/** What is public, links included: the first revision of what nobody has written over. */
export async function findPublie(db: Executor, id: string): Promise<TexteFaq | null> {
  const [row] = await db
    .select({
      title: faqQuestion.title,
      content: faqQuestion.content,
      motsCles: faqQuestion.motsCles,
      lectorat: faqQuestion.lectorat,
    })
    .from(faqQuestion)
    .where(eq(faqQuestion.id, id))
  if (!row) return null
  const liens = await db
    .select({ relieeId: faqLien.relieeId })
    .from(faqLien)
    .where(eq(faqLien.questionId, id))
    .orderBy(asc(faqLien.ordre))
  return { ...row, reliees: liens.map(({ relieeId }) => relieeId) }
}

const texteRevision = {
  title: faqRevision.title,
  content: faqRevision.content,
  motsCles: faqRevision.motsCles,
  lectorat: faqRevision.lectorat,
  reliees: faqRevision.reliees,
}

/** Nobody goes further back. */
const REVISIONS_MAX = 100

export const findRevisions = (db: Executor, questionId: string) =>
  db
    .select({
      ...texteRevision,
      revision: faqRevision.revision,
      le: faqRevision.le,
      par: nomDe,
    })
    .from(faqRevision)
    .leftJoin(compte, eq(compte.id, faqRevision.par))
    .where(eq(faqRevision.questionId, questionId))
    .orderBy(desc(faqRevision.revision))
    .limit(REVISIONS_MAX)

export async function findRevision(
  db: Executor,
  questionId: string,
  revision: number,
): Promise<TexteFaq | null> {
  const [row] = await db
    .select(texteRevision)
    .from(faqRevision)
    .where(and(eq(faqRevision.questionId, questionId), eq(faqRevision.revision, revision)))
  return row ?? null
}

export const insertRevision = (tx: Executor, row: typeof faqRevision.$inferInsert) =>
  tx.insert(faqRevision).values(row).onConflictDoNothing()

export const updateQuestion = (
  tx: Executor,
  id: string,
  set: Partial<typeof faqQuestion.$inferInsert>,
) => tx.update(faqQuestion).set(set).where(eq(faqQuestion.id, id))

export const deleteQuestion = (tx: Executor, id: string) =>
  tx.delete(faqQuestion).where(eq(faqQuestion.id, id))

/** After those of its category. */
export async function insertQuestion(
  tx: Executor,
  row: Omit<typeof faqQuestion.$inferInsert, 'ordre'>,
): Promise<string> {
  const [added] = await tx
    .insert(faqQuestion)
    .values({ ...row, ordre: await ordreSuivant(tx, row.categorieId) })
    .returning({ id: faqQuestion.id })
  if (!added) throw new Error('A question that was just written is not there')
  return added.id
}

export async function ordreSuivant(tx: Executor, categorieId: string): Promise<number> {
  const [row] = await tx
    .select({ dernier: max(faqQuestion.ordre) })
    .from(faqQuestion)
    .where(eq(faqQuestion.categorieId, categorieId))
  return (row?.dernier ?? 0) + 1
}

/** Those of the client among them, in the order in which they were named. */
export async function keepQuestions(
  db: Executor,
  clientCode: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: faqQuestion.id })
    .from(faqQuestion)
    .where(and(eq(faqQuestion.clientCode, clientCode), inArray(faqQuestion.id, [...ids])))
  const siennes = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => siennes.has(id))
}

export async function replaceLiens(
  tx: Executor,
  questionId: string,
  reliees: readonly string[],
): Promise<void> {
  await tx.delete(faqLien).where(eq(faqLien.questionId, questionId))
  if (reliees.length > 0)
    await tx
      .insert(faqLien)
      .values(reliees.map((relieeId, ordre) => ({ questionId, relieeId, ordre })))
}

// Categories

export const findCategories = (db: Executor, clientCode: string) =>
  db
    .select({
      id: faqCategorie.id,
      name: faqCategorie.name,
      ordre: faqCategorie.ordre,
      revision: faqCategorie.revision,
      // Named with their tables: alone, both would be read as columns of the inner one.
      questions: sql<number>`(select count(*)::int from ${faqQuestion}
        where ${faqQuestion}.categorie_id = ${faqCategorie}.id)`,
    })
    .from(faqCategorie)
    .where(eq(faqCategorie.clientCode, clientCode))
    .orderBy(asc(faqCategorie.ordre), asc(faqCategorie.name))

/** Held: whoever counts its questions finds the same number until the end. */
export const holdCategories = (tx: Executor, clientCode: string) =>
  tx
    .select({ id: faqCategorie.id })
    .from(faqCategorie)
    .where(eq(faqCategorie.clientCode, clientCode))
    .for('update')

export async function insertCategorie(
  tx: Executor,
  row: { clientCode: string; name: string; ordre: number },
): Promise<string | null> {
  const [added] = await tx
    .insert(faqCategorie)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: faqCategorie.id })
  return added?.id ?? null
}

export const updateCategorie = (tx: Executor, id: string, name: string) =>
  tx
    .update(faqCategorie)
    .set({ name, revision: sql`${faqCategorie.revision} + 1` })
    .where(eq(faqCategorie.id, id))

export const deleteCategorie = (tx: Executor, id: string) =>
  tx.delete(faqCategorie).where(eq(faqCategorie.id, id))

/** By their place in the list. */
export const orderRows = (
  tx: Executor,
  quoi: 'categories' | 'questions',
  ids: readonly string[],
) => {
  const table = quoi === 'categories' ? faqCategorie : faqQuestion
  return tx
    .update(table)
    .set({ ordre: sql`array_position(${sql.param(ids)}::uuid[], ${table.id})` })
    .where(inArray(table.id, [...ids]))
}

// What is to be done

const A_TRAITER_MAX = 200

export const findRecherches = (db: Executor, clientCode: string) =>
  db
    .select({
      texte: faqRechercheVide.texte,
      nombre: faqRechercheVide.nombre,
      le: faqRechercheVide.derniereLe,
    })
    .from(faqRechercheVide)
    .where(and(eq(faqRechercheVide.clientCode, clientCode), isNull(faqRechercheVide.ignoreeLe)))
    .orderBy(desc(faqRechercheVide.nombre), desc(faqRechercheVide.derniereLe))
    .limit(A_TRAITER_MAX)

export const findCommentaires = (db: Executor, clientCode: string) =>
  db
    .select({
      id: faqCommentaire.id,
      texte: faqCommentaire.texte,
      le: faqCommentaire.le,
      questionId: faqQuestion.id,
      title: faqQuestion.title,
    })
    .from(faqCommentaire)
    .innerJoin(faqQuestion, eq(faqQuestion.id, faqCommentaire.questionId))
    .where(eq(faqQuestion.clientCode, clientCode))
    .orderBy(desc(faqCommentaire.le))
    .limit(A_TRAITER_MAX)

const laRecherche = (clientCode: string, texte: string) =>
  and(eq(faqRechercheVide.clientCode, clientCode), eq(faqRechercheVide.texte, texte))

export async function ignoreRecherche(
  tx: Executor,
  clientCode: string,
  texte: string,
  le: Date,
): Promise<boolean> {
  const done = await tx
    .update(faqRechercheVide)
    .set({ ignoreeLe: le })
    .where(laRecherche(clientCode, texte))
    .returning({ texte: faqRechercheVide.texte })
  return done.length > 0
}

/** Answered: should it still find nothing, it comes back by itself. */
export const deleteRecherche = (tx: Executor, clientCode: string, texte: string) =>
  tx.delete(faqRechercheVide).where(laRecherche(clientCode, texte))

export async function deleteCommentaire(
  tx: Executor,
  clientCode: string,
  id: string,
): Promise<boolean> {
  const siennes = tx
    .select({ id: faqQuestion.id })
    .from(faqQuestion)
    .where(eq(faqQuestion.clientCode, clientCode))
  const done = await tx
    .delete(faqCommentaire)
    .where(
      and(sql`${faqCommentaire.id}::text = ${id}`, inArray(faqCommentaire.questionId, siennes)),
    )
    .returning({ id: faqCommentaire.id })
  return done.length > 0
}
