import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { client } from './portail.schema.ts'

export const contenu = pgTable(
  'contenu',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Name of the block list, e.g. Pages_Statiques. */
    bloc: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    ordre: integer().notNull(),
    publieLe: instant(),
  },
  (t) => [uniqueIndex('contenu_nom').on(t.clientCode, t.bloc, t.name)],
)
