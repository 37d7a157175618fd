import type { ContenuMot } from '@espace-adherent/domain'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What a client says in its own words, by the key that the code gives to a sentence. */
export const mot = pgTable(
  'mot',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    key: text().notNull(),
    contenu: jsonb().$type<ContenuMot>().notNull(),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.key] })],
)
