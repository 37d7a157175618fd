import type { NatureNouveaute } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { audience } from '../audiences/audiences.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What changed in the portal, told to those who use it. */
export const nouveaute = pgTable(
  'nouveaute',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    nature: text().$type<NatureNouveaute>().notNull(),
    titre: text().notNull(),
    /** HTML, cleaned before it is kept. */
    contenu: text().notNull(),
    /** Whom it is for; every member without one. */
    audienceId: uuid().references(() => audience.id),
    /** A draft has none; a date to come waits for its day. */
    publieeLe: instant(),
    ...revisable(),
  },
  (t) => [index('nouveaute_publication').on(t.clientCode, t.publieeLe)],
)
