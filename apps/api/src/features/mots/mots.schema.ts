import type { ContenuMot } from '@espace-adherent/domain'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What a client says in its own words, by the key that the code gives to a sentence. */
export const mot = pgTable(
  'mot',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Null once the original was given back: the row stays, so that no revision comes twice. */
    contenu: jsonb().$type<ContenuMot>(),
    revision: integer().notNull(),
    modifieLe: instant().notNull(),
    /** Not a foreign key: a wording outlives the account that wrote it. */
    modifiePar: uuid(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.key] })],
)

/** Every wording that was ever published, so that any of them may come back. */
export const motVersion = pgTable(
  'mot_version',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    key: text().notNull(),
    revision: integer().notNull(),
    /** Null where the original was given back. */
    contenu: jsonb().$type<ContenuMot>(),
    le: instant().notNull(),
    /** Not a foreign key, as above. */
    par: uuid(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.key, t.revision] })],
)
