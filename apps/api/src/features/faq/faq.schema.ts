import type { Lectorat } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

export const faqCategorie = pgTable(
  'faq_categorie',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    name: text().notNull(),
    ordre: integer().notNull(),
    revision: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('faq_categorie_nom').on(t.clientCode, t.name)],
)

export const faqQuestion = pgTable(
  'faq_question',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    categorieId: uuid()
      .notNull()
      .references(() => faqCategorie.id),
    title: text().notNull(),
    content: text().notNull(),
    /** Words that people use for it and that its text does not. */
    motsCles: text().array().notNull().default([]),
    /** `connecte`: shown to members only. */
    lectorat: text().$type<Lectorat>().notNull().default('visiteur'),
    /** Questions to read after it, in that order. One that is gone, or not public, is left out. */
    reliees: text().array().notNull().default([]),
    ordre: integer().notNull(),
    /** A draft has none. */
    publieLe: instant(),
    /** Null where nobody has written over what came with the installation. */
    publieeRevision: integer(),
    /** The latest one written; the row itself holds what is public. */
    ...revisable(),
  },
  (t) => [index('faq_question_categorie').on(t.categorieId)],
)

/** What members say for a word of the portal, as staff of this insurer have heard it. */
export const faqSynonyme = pgTable(
  'faq_synonyme',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    mot: text().notNull(),
    autres: text().array().notNull(),
    ...revisable(),
  },
  (t) => [index('faq_synonyme_client').on(t.clientCode)],
)

/** Apart from the question: a click must not announce a publication to every node. */
export const faqStatistique = pgTable('faq_statistique', {
  questionId: uuid()
    .primaryKey()
    .references(() => faqQuestion.id, { onDelete: 'cascade' }),
  lectures: integer().notNull().default(0),
  utiles: integer().notNull().default(0),
  inutiles: integer().notNull().default(0),
})

/** What was missing in an answer. Nobody's name stands beside it, and numbers are masked in it. */
export const faqCommentaire = pgTable(
  'faq_commentaire',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    questionId: uuid()
      .notNull()
      .references(() => faqQuestion.id, { onDelete: 'cascade' }),
    texte: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [index('faq_commentaire_question').on(t.questionId, t.le)],
)

/** Searches that found nothing: what the next question should be about. */
export const faqRechercheVide = pgTable(
  'faq_recherche_vide',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** The words as they are compared: folded, in the order they were typed. */
    texte: text().notNull(),
    nombre: integer().notNull(),
    derniereLe: instant().notNull(),
    /** Staff decided that it needs no answer. */
    ignoreeLe: instant(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.texte] })],
)
