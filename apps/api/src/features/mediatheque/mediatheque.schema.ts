import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

const nomme = () => ({
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  clientCode: text()
    .notNull()
    .references(() => client.code, { onDelete: 'cascade' }),
  nom: text().notNull(),
  ...revisable(),
})

export const bibliotheque = pgTable('bibliotheque', nomme())
export const tag = pgTable('tag', nomme())

/** A picture or a document that contents show. Its bytes are here: there are few, and they are public. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    titre: text().notNull(),
    /** None: decorative, or no picture. */
    alt: text(),
    bibliothequeId: uuid().references(() => bibliotheque.id),
    tags: uuid().array().notNull().default([]),
    nomFichier: text().notNull(),
    typeMime: text().notNull(),
    taille: integer().notNull(),
    empreinte: text().notNull(),
    contenu: bytea().notNull(),
    /** Since when it is in the trash. */
    supprimeLe: instant(),
    ...revisable(),
  },
  (t) => [index('media_client').on(t.clientCode), index('media_corbeille').on(t.supprimeLe)],
)
