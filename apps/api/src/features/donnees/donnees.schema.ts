import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** All that the portal holds of a person, gathered because they asked for it, and forgotten days later. */
export const copieDonnees = pgTable(
  'copie_donnees',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    creeLe: instant().notNull(),
    /** How many parts have been read, and how many there are. */
    faites: integer().notNull().default(0),
    parties: integer().notNull(),
    pretLe: instant(),
    /** Sealed; the readable one in base64. Null again once a newer copy takes its place. */
    pdf: text(),
    json: text(),
  },
  (t) => [
    index('copie_donnees_compte').on(t.compteId, t.creeLe),
    index('copie_donnees_cree').on(t.creeLe),
  ],
)
