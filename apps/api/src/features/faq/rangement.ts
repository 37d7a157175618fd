import {
  type ATraiterFaq,
  type CategorieFaq,
  type Cible,
  creationCategorieFaqSchema,
  type FaiteFaq,
  type OrdreFaq,
} from '@espace-adherent/contract'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import type { Action } from '../historique/index.ts'
import { type Auteur, note, quiDe } from '../nouvelles/index.ts'
import {
  deleteCategorie,
  deleteCommentaire,
  deleteRecherche,
  findCategories,
  findCommentaires,
  findIds,
  findRecherches,
  holdCategories,
  ignoreRecherche,
  insertCategorie,
  orderRows,
  updateCategorie,
} from './rangement.repository.ts'
import { textes } from './textes.ts'

/** Under which headings questions are read. */
export const categoriesFaqSource = {
  list: ({ db, client }: StaffContext): Promise<CategorieFaq[]> => findCategories(db, client.code),

  async create(context: StaffContext, sent: object): Promise<CategorieFaq> {
    const { db, client } = context
    const { name } = creationCategorieFaqSchema.parse(sent)
    return write(db, quiDe(context), async (tx) => {
      await holdCategories(tx, client.code)
      const autres = await findCategories(tx, client.code)
      const ordre = Math.max(0, ...autres.map((autre) => autre.ordre)) + 1
      const id = await insertCategorie(tx, { clientCode: client.code, name, ordre })
      if (id === null) throw new AppError('BadRequest', undefined, { name: textes.nomPris })
      await dire(tx, 'creation', id, { name })
      return unchanged(tx, await find(tx, client.code, id))
    })
  },

  update: (context: StaffContext, sent: Cible & { name: string }): Promise<CategorieFaq> =>
    change(context, sent, async (tx, categorie, autres) => {
      if (autres.some(({ name }) => name === sent.name))
        throw new AppError('BadRequest', undefined, { name: textes.nomPris })
      await updateCategorie(tx, categorie.id, sent.name)
      await dire(tx, 'modification', categorie.id, { name: sent.name })
      return find(tx, context.client.code, categorie.id)
    }),

  /** Its questions go elsewhere first. */
  delete: async (context: StaffContext, sent: Cible): Promise<void> => {
    await change(context, sent, async (tx, categorie) => {
      if (categorie.questions > 0) throw new AppError('InUse', textes.categorieOccupee)
      await deleteCategorie(tx, categorie.id)
      await dire(tx, 'suppression', categorie.id, { name: categorie.name })
      return categorie
    })
  },
}

const change = (
  context: StaffContext,
  sent: Cible & object,
  act: (
    e: Ecriture<Auteur>,
    categorie: CategorieFaq,
    autres: readonly CategorieFaq[],
  ) => Promise<CategorieFaq>,
): Promise<CategorieFaq> =>
  write(context.db, quiDe(context), async (e) => {
    const { code } = context.client
    await holdCategories(e, code)
    const toutes = await findCategories(e, code)
    const categorie = toutes.find(({ id }) => id === sent.id)
    if (!categorie) throw new AppError('NotFound')
    if (categorie.revision !== sent.revision) throw staleWrite(sent, categorie)
    const autres = toutes.filter((autre) => autre !== categorie)
    return unchanged(e, await act(e, categorie, autres))
  })

async function find(tx: Executor, clientCode: string, id: string): Promise<CategorieFaq> {
  const categorie = (await findCategories(tx, clientCode)).find((une) => une.id === id)
  if (!categorie) throw new AppError('NotFound')
  return categorie
}

export const ordreFaqSource = {
  /** All of them are named: an order made on an older list is refused, not half done. */
  update: (context: StaffContext, { categorieId, ids }: OrdreFaq): Promise<OrdreFaq> =>
    write(context.db, quiDe(context), async (tx) => {
      const { code } = context.client
      await holdCategories(tx, code)
      const connus =
        categorieId === null ? await findCategories(tx, code) : await findIds(tx, code, categorieId)
      const isTous =
        connus.length === ids.length &&
        new Set(ids).size === ids.length &&
        connus.every(({ id }) => ids.includes(id))
      if (!isTous) throw new AppError('Conflict', textes.ordreAncien)
      await orderRows(tx, categorieId === null ? 'categories' : 'questions', ids)
      await dire(tx, 'modification', categorieId ?? 'categories', { ordre: ids.length })
      return unchanged(tx, { categorieId, ids })
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

  /**
   * A search is left aside for good, or comes back should it still find nothing once it was answered; a comment that was
   * dealt with is kept no longer.
   */
  update: (context: StaffContext, { id, genre, isRepondue }: FaiteFaq): Promise<ATraiterFaq> =>
    write(context.db, quiDe(context), async (tx) => {
      const { client, now } = context
      const [faite] = (await aTraiterFaqSource.list({ ...context, db: tx })).filter(
        (une) => une.id === id && une.genre === genre,
      )
      const isDone =
        genre === 'commentaire'
          ? await deleteCommentaire(tx, client.code, id)
          : isRepondue
            ? await deleteRecherche(tx, client.code, id)
            : await ignoreRecherche(tx, client.code, id, now)
      if (!faite || !isDone) throw new AppError('NotFound')
      await dire(tx, 'modification', genre, { [genre]: genre === 'recherche' ? id : 1 })
      return unchanged(tx, faite)
    }),
}

/** One line of the history for what staff do to the help service. */
const dire = (
  e: Ecriture<Auteur>,
  action: Action,
  cible: string,
  apres: Record<string, string | number | null>,
) => note(e, { action, objet: 'faq', cible, a: 'auteur', apres })
