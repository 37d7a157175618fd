import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** The care networks where a client's members pay less. */
export const reseauSoins = pgTable(
  'reseau_soins',
  {
    /** By which staff name it, who look after the list. */
    id: uuid().notNull().defaultRandom(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    reseau: text().notNull(),
    url: text().notNull(),
    numOmc: text(),
    icon: text(),
    imageId: uuid().references(() => reseauSoinsImage.id),
    imageForm: text(),
    description: text().notNull(),
    ordre: integer().notNull(),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.reseau] }), unique('reseau_soins_id').on(t.id)],
)

export const reseauSoinsImage = pgTable('reseau_soins_image', {
  id: uuid().primaryKey(),
  clientCode: text()
    .notNull()
    .references(() => client.code),
  typeMime: text().notNull(),
  contenu: bytea().notNull(),
})
