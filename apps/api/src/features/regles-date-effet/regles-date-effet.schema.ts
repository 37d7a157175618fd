import type { ActeGestion } from '@espace-adherent/contract'
import type { EssaiDateEffet, RegleDateEffet } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
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
    /** Null once it was given up: the row stays, so that no revision comes twice. */
    regle: jsonb().$type<RegleDateEffet>(),
    revision: integer().notNull().default(1),
    modifieLe: instant(),
    /** Not a foreign key: the rule outlives whoever wrote it. */
    modifiePar: uuid(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.acte, t.nomOffre] })],
)

/** Every rule that was in force, to be read and taken again. */
export const regleDateEffetVersion = pgTable(
  'regle_date_effet_version',
  {
    clientCode: clientCode(),
    acte: text().$type<ActeGestion>().notNull(),
    nomOffre: text().notNull(),
    revision: integer().notNull(),
    regle: jsonb().$type<RegleDateEffet>(),
    le: instant().notNull(),
    par: uuid(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.acte, t.nomOffre, t.revision] })],
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
    creeLe: instant().notNull(),
  },
  (t) => [index('essai_date_effet_acte').on(t.clientCode, t.acte)],
)
