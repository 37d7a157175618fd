import { and, asc, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import {
  faqCategorie,
  faqCommentaire,
  faqQuestion,
  faqRechercheVide,
  faqStatistique,
  faqSynonyme,
} from './faq.schema.ts'

/** Every published question of every client, in the order in which they are shown. */
export const findQuestionsPubliees = (db: Executor) =>
  db
    .select({
      id: faqQuestion.id,
      clientCode: faqQuestion.clientCode,
      categorie: faqCategorie.name,
      title: faqQuestion.title,
      content: faqQuestion.content,
      motsCles: faqQuestion.motsCles,
      lectorat: faqQuestion.lectorat,
      reliees: faqQuestion.reliees,
    })
    .from(faqQuestion)
    .innerJoin(faqCategorie, eq(faqCategorie.id, faqQuestion.categorieId))
    .where(isNotNull(faqQuestion.publieLe))
    .orderBy(
      asc(faqQuestion.clientCode),
      asc(faqCategorie.ordre),
      asc(faqCategorie.name),
      asc(faqQuestion.ordre),
      asc(faqQuestion.title),
    )

/** What staff have added to the names that the portal knows, of every client. */
export const findSynonymes = (db: Executor) =>
  db
    .select({
      clientCode: faqSynonyme.clientCode,
      mot: faqSynonyme.mot,
      autres: faqSynonyme.autres,
    })
    .from(faqSynonyme)
    .orderBy(asc(faqSynonyme.clientCode), asc(faqSynonyme.mot), asc(faqSynonyme.id))

export const findLectures = (db: Executor) =>
  db
    .select({ questionId: faqStatistique.questionId, lectures: faqStatistique.lectures })
    .from(faqStatistique)

type Compteur = 'lectures' | 'utiles' | 'inutiles'

/** Adds one to a question's counter, and gives all three; null when the question is gone. */
export async function count(db: Executor, questionId: string, compteur: Compteur) {
  const [compte] = await db
    .insert(faqStatistique)
    .select(
      db
        .select({
          questionId: faqQuestion.id,
          lectures: sql<number>`${compteur === 'lectures' ? 1 : 0}`.as('lectures'),
          utiles: sql<number>`${compteur === 'utiles' ? 1 : 0}`.as('utiles'),
          inutiles: sql<number>`${compteur === 'inutiles' ? 1 : 0}`.as('inutiles'),
        })
        .from(faqQuestion)
        .where(eq(faqQuestion.id, questionId)),
    )
    .onConflictDoUpdate({
      target: faqStatistique.questionId,
      set: { [compteur]: sql`${faqStatistique[compteur]} + 1` },
    })
    .returning()
  return compte ?? null
}

/** Says whether the question was still there. */
export async function insertCommentaire(
  db: Executor,
  questionId: string,
  texte: string,
  le: Date,
): Promise<boolean> {
  const ecrits = await db
    .insert(faqCommentaire)
    .select(
      db
        .select({
          id: sql<string>`gen_random_uuid()`.as('id'),
          questionId: faqQuestion.id,
          texte: sql<string>`${texte}`.as('texte'),
          le: sql<Date>`${le.toISOString()}::timestamptz`.as('le'),
        })
        .from(faqQuestion)
        .where(eq(faqQuestion.id, questionId)),
    )
    .returning({ id: faqCommentaire.id })
  return ecrits.length > 0
}

/** Anybody may type anything: the rarest and oldest make room for the next. */
const RECHERCHES_GARDEES = 1000

export async function countRechercheVide(
  db: Executor,
  clientCode: string,
  texte: string,
  now: Date,
): Promise<void> {
  await db
    .insert(faqRechercheVide)
    .values({ clientCode, texte, nombre: 1, derniereLe: now })
    .onConflictDoUpdate({
      target: [faqRechercheVide.clientCode, faqRechercheVide.texte],
      set: { nombre: sql`${faqRechercheVide.nombre} + 1`, derniereLe: now },
    })
  const gardees = db
    .select({ texte: faqRechercheVide.texte })
    .from(faqRechercheVide)
    .where(eq(faqRechercheVide.clientCode, clientCode))
    .orderBy(desc(faqRechercheVide.nombre), desc(faqRechercheVide.derniereLe))
    .limit(RECHERCHES_GARDEES)
  await db
    .delete(faqRechercheVide)
    .where(
      and(eq(faqRechercheVide.clientCode, clientCode), notInArray(faqRechercheVide.texte, gardees)),
    )
}
