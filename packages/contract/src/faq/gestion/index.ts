import { z } from 'zod'
import {
  creer,
  defineRevisions,
  lire,
  modifier,
  redigeShape,
  supprimer,
  title,
  verbesRediges,
} from '../../contenu/gestion/redige.ts'
import { defineResource } from '../../resources/define.ts'
import { cibleSchema, revisionSchema } from '../../resources/revision.ts'

const content = z.string().max(50_000)
const motCle = z.string().trim().min(1).max(60)

/** What a question says, in one of its revisions. */
const texteFaqSchema = z.object({
  title,
  /** HTML, made safe when written and when shown. */
  content,
  /** Words that people use for it and that its text does not. */
  motsCles: z.array(motCle).max(30),
  lectorat: z.enum(['visiteur', 'connecte']),
  /** Questions to read after it, in that order. */
  reliees: z.array(z.uuid()).max(10),
})
export type TexteFaq = z.infer<typeof texteFaqSchema>

export const questionFaqSchema = z.object({
  ...redigeShape,
  categorieId: z.uuid(),
  ordre: z.int(),
  lectorat: z.enum(['visiteur', 'connecte']),
  /** How often it was opened, and what its readers said of it. */
  lectures: z.int(),
  utiles: z.int(),
  inutiles: z.int(),
})
export type QuestionFaq = z.infer<typeof questionFaqSchema>

export const creationFaqSchema = z.strictObject({
  categorieId: z.uuid(),
  title,
  /** The search without an answer that it begins from: it leaves the list of things to do. */
  recherche: z.string().max(100).optional(),
})

/** Questions as staff write them: a draft over what everybody reads. */
export const questionsFaqResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/questions',
  libelle: 'Questions fréquentes',
  row: questionFaqSchema,
  data: z.strictObject({
    ...cibleSchema.shape,
    ...texteFaqSchema.shape,
    categorieId: z.uuid(),
  }),
  creation: creationFaqSchema,
  can: verbesRediges,
  identify: ({ id }) => id,
})

const { motsCles, lectorat, reliees } = texteFaqSchema.shape

export const revisionsFaqResource = defineRevisions({
  slice: 'faq',
  path: '/inbenta-faq/revisions',
  libelle: 'Révisions d’une question',
  shape: { motsCles, lectorat, reliees },
})
export type RevisionFaq = z.infer<(typeof revisionsFaqResource)['row']>

const name = z.string().trim().min(1).max(80)

const categorieFaqSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ordre: z.int(),
  revision: revisionSchema,
  /** How many questions it holds, drafts included. */
  questions: z.int(),
})
export type CategorieFaq = z.infer<typeof categorieFaqSchema>

export const creationCategorieFaqSchema = z.strictObject({ name })

export const categoriesFaqResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/categories',
  libelle: 'Catégories des questions fréquentes',
  row: categorieFaqSchema,
  data: z.strictObject({ ...cibleSchema.shape, name }),
  creation: creationCategorieFaqSchema,
  can: { list: lire, create: creer, update: modifier, delete: supprimer },
  identify: ({ id }) => id,
})

const ordreFaqSchema = z.strictObject({
  /** Of the questions of one category; null: of the categories themselves. */
  categorieId: z.uuid().nullable(),
  /** All of them, in their new order. */
  ids: z.array(z.uuid()).min(1).max(500),
})
export type OrdreFaq = z.infer<typeof ordreFaqSchema>

/** In which order they are read; whoever does not name them all was looking at another list. */
export const ordreFaqResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/ordre',
  libelle: 'Ordre des questions fréquentes',
  row: ordreFaqSchema,
  data: ordreFaqSchema,
  can: { update: modifier },
  identify: () => '',
})

const aTraiterFaqSchema = z.object({
  /** The words of a search, or the identifier of a comment. */
  id: z.string(),
  genre: z.enum(['recherche', 'commentaire']),
  texte: z.string(),
  /** How often it was looked for; 1 of a comment. */
  nombre: z.int(),
  le: z.iso.datetime(),
  /** What the comment is about. */
  question: z.object({ id: z.uuid(), title: z.string() }).nullable(),
})
export type ATraiterFaq = z.infer<typeof aTraiterFaqSchema>

/** What readers did not find, and what they said was missing. Nobody's name stands anywhere in it. */
export const aTraiterFaqResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/a-traiter',
  libelle: 'Recherches sans réponse et commentaires',
  row: aTraiterFaqSchema,
  data: z.strictObject({
    id: z.string().min(1).max(200),
    genre: z.enum(['recherche', 'commentaire']),
  }),
  can: { list: lire, update: modifier },
  identify: ({ genre, id }) => `${genre} ${id}`,
})
