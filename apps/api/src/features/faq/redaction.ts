import {
  type Cible,
  creationFaqSchema,
  type Publication,
  type QuestionFaq,
  type Restauration,
  type RevisionFaq,
  type TexteFaq,
} from '@espace-adherent/contract'
import { type Executor, inTransaction, type Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import {
  deleteQuestion,
  deleteRecherche,
  findCategories,
  findPublie,
  findQuestion,
  findQuestions,
  findRevision,
  findRevisions,
  holdQuestion,
  insertQuestion,
  insertRevision,
  keepQuestions,
  ordreSuivant,
  type QuestionRow,
  replaceLiens,
  updateQuestion,
} from './redaction.repository.ts'
import { textes } from './textes.ts'
import { tell } from './trace.ts'

/** Clocks of two machines differ, and somebody reads before they press. */
const MAINTENANT_MS = 60_000

type Saisie = Cible & TexteFaq & { categorieId: string }

/** Questions as staff write them: what the row holds is public, what they write is a revision over it. */
export const redactionFaqSource = {
  list: async ({ db, client }: StaffContext): Promise<QuestionFaq[]> =>
    (await findQuestions(db, client.code)).map(toQuestion),

  async create(context: StaffContext, sent: object): Promise<QuestionFaq> {
    const { db, client, visiteur, now } = context
    // The mount has checked it, and the types have not.
    const { categorieId, title, recherche } = creationFaqSchema.parse(sent)
    return inTransaction(db, async (tx) => {
      await checkCategorie(tx, client.code, categorieId)
      const par = visiteur.compteId
      const id = await insertQuestion(tx, {
        clientCode: client.code,
        categorieId,
        title,
        content: '',
        modifieLe: now,
        modifiePar: par,
      })
      await insertRevision(tx, { questionId: id, revision: 1, title, content: '', le: now, par })
      if (recherche !== undefined) await deleteRecherche(tx, client.code, recherche)
      await tell(tx, context, 'creation', id, { revision: 1, title })
      return find(tx, client.code, id)
    })
  },

  update: (context: StaffContext, sent: Saisie): Promise<QuestionFaq> =>
    change(context, sent, async (tx, row) => {
      const { id, revision: _, categorieId, ...saisie } = sent
      if (categorieId !== row.categorieId) {
        await checkCategorie(tx, context.client.code, categorieId)
        // Where it is read is no draft: it moves at once, to the end of the others.
        await updateQuestion(tx, id, { categorieId, ordre: await ordreSuivant(tx, categorieId) })
      }
      const reliees = await keepQuestions(tx, context.client.code, [...new Set(saisie.reliees)])
      const texte = {
        ...saisie,
        content: clean(saisie.content),
        motsCles: [...new Set(saisie.motsCles)],
        reliees: reliees.filter((reliee) => reliee !== id),
      }
      const revision = await write(tx, context, row, texte)
      await tell(tx, context, 'modification', id, { revision, title: texte.title })
    }),

  restore: (context: StaffContext, sent: Restauration): Promise<QuestionFaq> =>
    change(context, sent, async (tx, row) => {
      const texte = await findRevision(tx, row.id, sent.version)
      if (!texte) throw new AppError('NotFound')
      const revision = await write(tx, context, row, texte)
      await tell(tx, context, 'restauration', row.id, { revision, version: sent.version })
    }),

  /** At once, or, without a day, not any more. */
  publish: (context: StaffContext, sent: Publication): Promise<QuestionFaq> =>
    change(context, sent, async (tx, row) => {
      const { client, now } = context
      if (sent.le !== null && Date.parse(sent.le) > now.getTime() + MAINTENANT_MS)
        throw new AppError('BadRequest', undefined, { le: textes.toutDeSuite })
      if (sent.le === null) await updateQuestion(tx, row.id, { publieLe: null })
      else await show(tx, client.code, row, now)
      await tell(tx, context, 'publication', row.id, { revision: row.revision, le: sent.le })
    }),

  /** What everybody reads is taken back first. */
  delete: async (context: StaffContext, sent: Cible): Promise<void> => {
    await change(context, sent, async (tx, row) => {
      if (row.publieLe) throw new AppError('InUse', textes.publieeEncore)
      await deleteQuestion(tx, row.id)
      const { revision, title } = row
      await tell(tx, context, 'suppression', row.id, { revision, title })
    })
  },
}

export const revisionsFaqSource = {
  /** The latest first; what nobody has written over is its only revision. */
  async list({ db, client }: StaffContext, { id }: { id: string }): Promise<RevisionFaq[]> {
    const row = await findQuestion(db, client.code, id)
    if (!row) throw new AppError('NotFound')
    const kept = await findRevisions(db, id)
    if (kept.length > 0)
      return kept.map((one) => ({
        ...one,
        content: sanitizeContenu(one.content),
        le: one.le.toISOString(),
      }))
    const publie = await findPublie(db, id)
    if (!publie) throw new AppError('NotFound')
    const content = sanitizeContenu(publie.content)
    return [{ ...publie, content, revision: row.revision, le: null, par: null }]
  },
}

/** One row under a lock, from the revision that whoever writes was looking at. */
const change = (
  { db, client }: StaffContext,
  sent: Cible & object,
  act: (tx: Transaction, row: QuestionRow) => Promise<void>,
): Promise<QuestionFaq> =>
  inTransaction(db, async (tx) => {
    await holdQuestion(tx, sent.id)
    const row = await findQuestion(tx, client.code, sent.id)
    if (!row) throw new AppError('NotFound')
    if (row.revision !== sent.revision) throw staleWrite(sent, toQuestion(row))
    await act(tx, row)
    return toQuestion((await findQuestion(tx, client.code, sent.id)) ?? row)
  })

/** The next revision; the one before is kept, also when nobody had written over it yet. */
async function write(
  tx: Executor,
  { visiteur, now }: StaffContext,
  row: QuestionRow,
  texte: TexteFaq,
): Promise<number> {
  const { id: questionId, revision } = row
  const avant = await findPublie(tx, questionId)
  // One that was written already is there, and this leaves it alone.
  if (avant) await insertRevision(tx, { questionId, revision, ...avant, le: row.modifieLe ?? now })
  const par = visiteur.compteId
  await insertRevision(tx, { questionId, revision: revision + 1, ...texte, le: now, par })
  await updateQuestion(tx, questionId, {
    revision: revision + 1,
    publieeRevision: row.publieeRevision,
    modifieLe: now,
    modifiePar: par,
  })
  return revision + 1
}

/** The row and its links become what the latest revision says: every node reads them again. */
async function show(
  tx: Executor,
  clientCode: string,
  { id, revision }: QuestionRow,
  now: Date,
): Promise<void> {
  const texte = (await findRevision(tx, id, revision)) ?? (await findPublie(tx, id))
  if (!texte) throw new AppError('NotFound')
  const { reliees, ...ecrit } = texte
  if (!/[\p{L}\p{N}]/u.test(ecrit.content.replace(/<[^>]*>/g, '')))
    throw new AppError('BadRequest', undefined, { content: textes.sansReponse })
  await updateQuestion(tx, id, { ...ecrit, publieLe: now, publieeRevision: revision })
  await replaceLiens(tx, id, await keepQuestions(tx, clientCode, reliees))
}

async function find(tx: Executor, clientCode: string, id: string): Promise<QuestionFaq> {
  const row = await findQuestion(tx, clientCode, id)
  if (!row) throw new AppError('NotFound')
  return toQuestion(row)
}

async function checkCategorie(tx: Executor, clientCode: string, id: string): Promise<void> {
  const categories = await findCategories(tx, clientCode)
  if (!categories.some((categorie) => categorie.id === id))
    throw new AppError('BadRequest', undefined, { categorieId: textes.categorieInconnue })
}

/** Made safe as it is written; a picture that says nothing to those who do not see it is refused. */
function clean(html: string): string {
  const content = sanitizeContenu(html)
  if (/<img(?![^>]*\salt=)/.test(content))
    throw new AppError('BadRequest', undefined, { content: textes.sansAlternative })
  return content
}

const toQuestion = (row: QuestionRow): QuestionFaq => ({
  ...row,
  publieLe: row.publieLe?.toISOString() ?? null,
  modifieLe: row.modifieLe?.toISOString() ?? null,
})
