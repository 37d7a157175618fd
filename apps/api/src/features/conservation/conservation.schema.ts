import type { GenreConservation } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** How long an insurer keeps a kind, where it chose; the usual, where it did not. */
export const conservationDuree = pgTable(
  'conservation_duree',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    genre: text().$type<GenreConservation>().notNull(),
    mois: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.genre] })],
)

/** A contract whose data stay, whatever their age. No foreign key: a freeze outlives what it names. */
export const gelConservation = pgTable(
  'gel_conservation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    numeroContrat: text().notNull(),
    motif: text().notNull(),
    jusquAu: date({ mode: 'string' }),
    ...revisable(),
  },
  (t) => [index('gel_conservation_contrat').on(t.clientCode, t.numeroContrat)],
)
