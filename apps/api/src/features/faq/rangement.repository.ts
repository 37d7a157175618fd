import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import {
  faqCategorie,
  faqCommentaire,
  faqQuestion,
  faqRechercheVide,
  faqStatistique,
  faqSynonyme,
} from './faq.schema.ts'

/** The tables themselves, for what keeps them. */
export { faqQuestion as questions, faqSynonyme as synonymes }

const compteur = (nom: 'lectures' | 'utiles' | 'inutiles') =>
  sql`coalesce((select ${sql.identifier(nom)} from ${faqStatistique}
    where ${faqStatistique.questionId} = ${faqQuestion.id}), 0)`

/** Under which heading a question is read, how often it was opened, and what its readers said of it. */
export const ditsAilleurs = {
  categorie: sql`(select name from ${faqCategorie} where ${faqCategorie.id} = ${faqQuestion.categorieId})`,
  lectures: compteur('lectures'),
  utiles: compteur('utiles'),
  inutiles: compteur('inutiles'),
}

/** After those of its category. */
export const ordreSuivant = (categorieId: string) =>
  sql`(select coalesce(max(ordre), 0) + 1 from ${faqQuestion}
    where categorie_id::text = ${categorieId})`

export async function findIds(db: Executor, clientCode: string, categorieId: string) {
  const siennes = and(
    eq(faqQuestion.clientCode, clientCode),
    eq(faqQuestion.categorieId, categorieId),
  )
  return db.select({ id: faqQuestion.id }).from(faqQuestion).where(siennes)
}

/** Of these questions, the client's. */
export async function findQuestions(
  db: Executor,
  clientCode: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const nommees = sql`${faqQuestion.id}::text = any(${sql.param(ids)}::text[])`
  const trouvees = await db
    .select({ id: faqQuestion.id })
    .from(faqQuestion)
    .where(and(eq(faqQuestion.clientCode, clientCode), nommees))
  return new Set(trouvees.map(({ id }) => id))
}

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
export async function deleteRecherche(
  tx: Executor,
  clientCode: string,
  texte: string,
): Promise<boolean> {
  const done = await tx
    .delete(faqRechercheVide)
    .where(laRecherche(clientCode, texte))
    .returning({ texte: faqRechercheVide.texte })
  return done.length > 0
}

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
