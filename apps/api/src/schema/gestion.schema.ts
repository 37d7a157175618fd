import { sql } from 'drizzle-orm'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { revisable } from './columns.schema.ts'
import { compte } from './identity.schema.ts'

/** How one member of staff likes to see one table of the back office. */
export const vue = pgTable(
  'vue',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    gestion: text().notNull(),
    nom: text().notNull(),
    /** What stands in the address of the list. */
    parametres: text().notNull(),
    ...revisable(),
  },
  (t) => [unique('vue_nom').on(t.compteId, t.gestion, t.nom)],
)
