import type { ActeGestion } from '@espace-adherent/contract'
import type { EssaiDateEffet, RegleDateEffet } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

const clientCode = () =>
  text()
    .notNull()
    .references(() => client.code, { onDelete: 'cascade' })

/** The days that a client allows for an act; an act without one follows its own. */
export const regleDateEffet = pgTable(
  'regle_date_effet',
  {
    clientCode: clientCode(),
    acte: text().$type<ActeGestion>().notNull(),
    /** Empty: for every offer that has none of its own. */
    nomOffre: text().notNull().default(''),
    regle: jsonb().$type<RegleDateEffet>().notNull(),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.acte, t.nomOffre] })],
)

/** Cases with the answer that staff expect, tried again at each change. Of a contract, only its dates. */
export const essaiDateEffet = pgTable(
  'essai_date_effet',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: clientCode(),
    acte: text().$type<ActeGestion>().notNull(),
    nomOffre: text().notNull(),
    libelle: text().notNull(),
    essai: jsonb().$type<EssaiDateEffet>().notNull(),
    ...revisable(),
  },
  (t) => [index('essai_date_effet_acte').on(t.clientCode, t.acte)],
)
