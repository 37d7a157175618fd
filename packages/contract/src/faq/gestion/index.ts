import { z } from 'zod'
import { defineGestion, droitsDe } from '../../gestion/define.ts'
import { champsRediges } from '../../gestion/versions.ts'
import { defineResource } from '../../resources/define.ts'
import { cibleSchema, revisionSchema } from '../../resources/revision.ts'

const droits = droitsDe('contenus', ['list', 'create', 'update', 'publish', 'restore', 'delete'])
const lire = { backoffice: { domaine: 'contenus', action: 'read' } } as const
const creer = { backoffice: { domaine: 'contenus', action: 'create' } } as const
const modifier = { backoffice: { domaine: 'contenus', action: 'update' } } as const
const supprimer = { backoffice: { domaine: 'contenus', action: 'delete' } } as const

const compte = (libelle: string) => ({ genre: 'nombre', libelle, isCalcule: true }) as const

/** Questions as staff write them: a draft over what everybody reads. */
export const questionsGestion = defineGestion({
  key: 'faq',
  slice: 'faq',
  path: '/inbenta-faq/questions',
  libelle: 'Questions fréquentes',
  singulier: 'une question',
  ecran: {
    chemin: 'faq',
    section: 'publier',
    titre: 'Questions',
    intro: 'Ce que l’aide répond, et ce qu’elle ne sait pas encore répondre.',
  },
  champs: {
    title: { genre: 'texte', libelle: 'Question', max: 200 },
    /** HTML, made safe when written and when shown. */
    content: {
      genre: 'riche',
      libelle: 'Réponse',
      max: 50_000,
      isIllustre: true,
      isFacultatif: true,
    },
    categorieId: {
      genre: 'reference',
      libelle: 'Catégorie',
      aide: 'La question change de catégorie dès l’enregistrement.',
      vers: '/inbenta-faq/categories',
      vide: '',
    },
    categorie: { genre: 'texte', libelle: 'Catégorie', max: 80, isCalcule: true },
    /** Among those of its category. */
    ordre: compte('Place'),
    lectorat: {
      genre: 'choix',
      libelle: 'Pour qui',
      choix: { visiteur: 'Tout le monde', connecte: 'Les adhérents connectés' },
    },
    motsCles: {
      genre: 'liste',
      libelle: 'Autres mots pour la trouver',
      aide: 'Un par ligne\u00a0: ceux que les adhérents emploient et qui ne sont pas dans le texte.',
      max: 30,
    },
    /** In that order. */
    reliees: { genre: 'liste', libelle: 'À lire ensuite', max: 10 },
    ...champsRediges,
    lectures: compte('Lectures'),
    utiles: compte('Avis «\u00a0utile\u00a0»'),
    inutiles: compte('Avis «\u00a0pas utile\u00a0»'),
  },
  colonnes: ['title', 'categorie', 'etat', 'lectures'],
  titre: 'title',
  recherche: ['title', 'categorie', 'motsCles'],
  tri: 'title',
  versions: {
    mode: 'brouillon',
    champs: ['title', 'content', 'lectorat', 'motsCles', 'reliees'],
  },
  droits,
})

/** What members call by other names than the insurer: by any of them, the same things are found. */
export const synonymesGestion = defineGestion({
  key: 'synonymes',
  slice: 'faq',
  path: '/inbenta-faq/synonymes',
  libelle: 'Synonymes',
  singulier: 'un synonyme',
  vide: 'Ajoutez ici les mots de vos adhérents\u00a0: la recherche de leur espace et celle de l’aide les comprendront dès l’enregistrement.',
  champs: {
    mot: {
      genre: 'texte',
      libelle: 'Mot',
      max: 60,
      aide: 'Celui qui est écrit dans le portail\u00a0: «\u00a0résilier\u00a0», «\u00a0optique\u00a0».',
    },
    autres: {
      genre: 'liste',
      libelle: 'Ce que disent les adhérents',
      aide: 'Un par ligne\u00a0: ils trouveront la même chose.',
      max: 30,
    },
  },
  colonnes: ['mot', 'autres'],
  titre: 'mot',
  recherche: ['mot', 'autres'],
  tri: 'mot',
  droits: droitsDe('contenus', ['list', 'create', 'update', 'delete', 'restore']),
})

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

const faiteFaqSchema = z.strictObject({
  id: z.string().min(1).max(200),
  genre: z.enum(['recherche', 'commentaire']),
  /** A question answers it from now on: should it still find nothing, it comes back by itself. */
  isRepondue: z.boolean().optional(),
})
export type FaiteFaq = z.infer<typeof faiteFaqSchema>

/** What readers did not find, and what they said was missing. Nobody's name stands anywhere in it. */
export const aTraiterFaqResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/a-traiter',
  libelle: 'Recherches sans réponse et commentaires',
  row: aTraiterFaqSchema,
  data: faiteFaqSchema,
  can: { list: lire, update: modifier },
  identify: ({ genre, id }) => `${genre} ${id}`,
})
