import type { EtatInformation, NatureEvolution } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A change of what an offer promises or costs, and how far its notification is. */
export const evolution = pgTable(
  'evolution',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    titre: text().notNull(),
    nomOffre: text().notNull(),
    nature: text().$type<NatureEvolution>().notNull(),
    effetLe: date({ mode: 'string' }).notNull(),
    texte: text().notNull(),
    notice: text(),
    etat: text().$type<EtatInformation>().notNull().default('brouillon'),
    ...revisable(),
  },
  (t) => [index('evolution_client').on(t.clientCode, t.effetLe)],
)
