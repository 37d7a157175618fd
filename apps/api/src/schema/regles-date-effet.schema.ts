import type { ActeGestion, RegleDateEffet } from '@espace-adherent/domain'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { client } from './portail.schema.ts'

/** The days that a client allows for an act; an act without one follows its own. */
export const regleDateEffet = pgTable(
  'regle_date_effet',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    acte: text().$type<ActeGestion>().notNull(),
    /** Empty: for every offer that has none of its own. */
    nomOffre: text().notNull().default(''),
    regle: jsonb().$type<RegleDateEffet>().notNull(),
    revision: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.acte, t.nomOffre] })],
)
