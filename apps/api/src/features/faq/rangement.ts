import {
  type ATraiterFaq,
  type CategorieFaq,
  type Cible,
  creationCategorieFaqSchema,
  type OrdreFaq,
} from '@espace-adherent/contract'
import { type Executor, inTransaction, type Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import {
  deleteCategorie,
  deleteCommentaire,
  findCategories,
  findCommentaires,
  findQuestions,
  findRecherches,
  holdCategories,
  ignoreRecherche,
  insertCategorie,
  orderRows,
  updateCategorie,
} from './redaction.repository.ts'
import { textes } from './textes.ts'
import { tell } from './trace.ts'

/** Under which headings questions are read. */
export const categoriesFaqSource = {
  list: ({ db, client }: StaffContext): Promise<CategorieFaq[]> => findCategories(db, client.code),

  async create(context: StaffContext, sent: object): Promise<CategorieFaq> {
    const { db, client } = context
    const { name } = creationCategorieFaqSchema.parse(sent)
    return inTransaction(db, async (tx) => {
      await holdCategories(tx, client.code)
      const autres = await findCategories(tx, client.code)
      const ordre = Math.max(0, ...autres.map((autre) => autre.ordre)) + 1
      const id = await insertCategorie(tx, { clientCode: client.code, name, ordre })
      if (id === null) throw new AppError('BadRequest', undefined, { name: textes.nomPris })
      await tell(tx, context, 'creation', id, { name })
      return find(tx, client.code, id)
    })
  },

  update: (context: StaffContext, sent: Cible & { name: string }): Promise<CategorieFaq> =>
    change(context, sent, async (tx, categorie, autres) => {
      if (autres.some(({ name }) => name === sent.name))
        throw new AppError('BadRequest', undefined, { name: textes.nomPris })
      await updateCategorie(tx, categorie.id, sent.name)
      await tell(tx, context, 'modification', categorie.id, { name: sent.name })
      return find(tx, context.client.code, categorie.id)
    }),

  /** Its questions go elsewhere first. */
  delete: async (context: StaffContext, sent: Cible): Promise<void> => {
    await change(context, sent, async (tx, categorie) => {
      if (categorie.questions > 0) throw new AppError('InUse', textes.categorieOccupee)
      await deleteCategorie(tx, categorie.id)
      await tell(tx, context, 'suppression', categorie.id, { name: categorie.name })
      return categorie
    })
  },
}

const change = (
  { db, client }: StaffContext,
  sent: Cible & object,
  act: (
    tx: Transaction,
    categorie: CategorieFaq,
    autres: readonly CategorieFaq[],
  ) => Promise<CategorieFaq>,
): Promise<CategorieFaq> =>
  inTransaction(db, async (tx) => {
    await holdCategories(tx, client.code)
    const toutes = await findCategories(tx, client.code)
    const categorie = toutes.find(({ id }) => id === sent.id)
    if (!categorie) throw new AppError('NotFound')
    if (categorie.revision !== sent.revision) throw staleWrite(sent, categorie)
    return act(
      tx,
      categorie,
      toutes.filter((autre) => autre !== categorie),
    )
  })

async function find(tx: Executor, clientCode: string, id: string): Promise<CategorieFaq> {
  const categorie = (await findCategories(tx, clientCode)).find((une) => une.id === id)
  if (!categorie) throw new AppError('NotFound')
  return categorie
}

export const ordreFaqSource = {
  /** All of them are named: an order made on an older list is refused, not half done. */
  update: (context: StaffContext, { categorieId, ids }: OrdreFaq): Promise<OrdreFaq> =>
    inTransaction(context.db, async (tx) => {
      const { code } = context.client
      await holdCategories(tx, code)
      const connus =
        categorieId === null
          ? await findCategories(tx, code)
          : (await findQuestions(tx, code)).filter((une) => une.categorieId === categorieId)
      const isTous =
        connus.length === ids.length &&
        new Set(ids).size === ids.length &&
        connus.every(({ id }) => ids.includes(id))
      if (!isTous) throw new AppError('Conflict', textes.ordreAncien)
      await orderRows(tx, categorieId === null ? 'categories' : 'questions', ids)
      await tell(tx, context, 'modification', categorieId ?? 'categories', { ordre: ids.length })
      return { categorieId, ids }
    }),
}

/** What readers did not find, the most looked for first, then what they said was missing. */
export const aTraiterFaqSource = {
  async list({ db, client }: StaffContext): Promise<ATraiterFaq[]> {
    const recherches = await findRecherches(db, client.code)
    const commentaires = await findCommentaires(db, client.code)
    return [
      ...recherches.map(({ texte, nombre, le }) => ({
        id: texte,
        genre: 'recherche' as const,
        texte,
        nombre,
        le: le.toISOString(),
        question: null,
      })),
      ...commentaires.map(({ id, texte, le, questionId, title }) => ({
        id,
        genre: 'commentaire' as const,
        texte,
        nombre: 1,
        le: le.toISOString(),
        question: { id: questionId, title },
      })),
    ]
  },

  /** A search is left aside for good; a comment that was dealt with is kept no longer. */
  update: (
    context: StaffContext,
    { id, genre }: Pick<ATraiterFaq, 'id' | 'genre'>,
  ): Promise<ATraiterFaq> =>
    inTransaction(context.db, async (tx) => {
      const { client, now } = context
      const [faite] = (await aTraiterFaqSource.list({ ...context, db: tx })).filter(
        (une) => une.id === id && une.genre === genre,
      )
      const isDone =
        genre === 'recherche'
          ? await ignoreRecherche(tx, client.code, id, now)
          : await deleteCommentaire(tx, client.code, id)
      if (!faite || !isDone) throw new AppError('NotFound')
      await tell(tx, context, 'modification', genre, { [genre]: genre === 'recherche' ? id : 1 })
      return faite
    }),
}
