import type { Lectorat } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
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
    ordre: integer().notNull(),
    /** A draft has none. */
    publieLe: instant(),
    /** The latest one written; the row itself holds what is public. */
    revision: integer().notNull().default(1),
    /** Null where nobody has written over what came with the installation. */
    publieeRevision: integer(),
    modifieLe: instant(),
    /** Not a foreign key: the text outlives whoever wrote it. */
    modifiePar: uuid(),
  },
  (t) => [index('faq_question_categorie').on(t.categorieId)],
)

/** What staff wrote: compared, taken again, published. */
export const faqRevision = pgTable(
  'faq_revision',
  {
    questionId: uuid()
      .notNull()
      .references(() => faqQuestion.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    motsCles: text().array().notNull().default([]),
    lectorat: text().$type<Lectorat>().notNull().default('visiteur'),
    /** Not foreign keys: a question that is gone is left out when this is published. */
    reliees: uuid().array().notNull().default([]),
    le: instant().notNull(),
    par: uuid(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.revision] })],
)

/** Questions to read after a question. */
export const faqLien = pgTable(
  'faq_lien',
  {
    questionId: uuid()
      .notNull()
      .references(() => faqQuestion.id, { onDelete: 'cascade' }),
    relieeId: uuid()
      .notNull()
      .references(() => faqQuestion.id, { onDelete: 'cascade' }),
    ordre: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.relieeId] }),
    index('faq_lien_reliee').on(t.relieeId),
  ],
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
