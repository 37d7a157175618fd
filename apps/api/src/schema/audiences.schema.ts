import type { GroupeAudience } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  date,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, revisable } from './columns.schema.ts'
import { bytea, client } from './portail.schema.ts'

/** Whom notifications are written to. */
export const audience = pgTable(
  'audience',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    nom: text().notNull(),
    description: text(),
    regle: jsonb().$type<GroupeAudience>().notNull(),
    /** As last counted. */
    taille: integer(),
    compteeLe: instant(),
    ...revisable(),
  },
  (t) => [unique('audience_nom').on(t.clientCode, t.nom)],
)

/** How many there were on a day. */
export const audienceTaille = pgTable(
  'audience_taille',
  {
    audienceId: uuid()
      .notNull()
      .references(() => audience.id, { onDelete: 'cascade' }),
    jour: date({ mode: 'string' }).notNull(),
    nombre: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.audienceId, t.jour] })],
)

/**
 * What rules ask, gathered from accounts, persons and contracts: one line of this table for each thing
 * that is known and each twenty thousand accounts of a client. Only large clients are counted by it, and
 * nobody is ever written to by it: it is a few minutes old.
 */
export const profilColonne = pgTable(
  'profil_colonne',
  {
    clientCode: text().notNull(),
    /** Which gathering it is of: those of the last whole one are read. */
    releve: integer().notNull(),
    bloc: integer().notNull(),
    nom: text().notNull(),
    /** Each word once, in its order. */
    mots: json().$type<string[]>().notNull(),
    /** How many bytes a place takes: 1, 2 or 4. */
    octets: smallint().notNull(),
    /** For each contract of an account, in the order of accounts, the place of its word. */
    rangs: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.releve, t.bloc, t.nom] })],
)

/** When somebody last counted by the columns of a client, and when these were gathered, all of them. */
export const profilReleve = pgTable('profil_releve', {
  clientCode: text()
    .primaryKey()
    .references(() => client.code),
  demandeLe: instant().notNull(),
  le: instant(),
  /** The last whole gathering. */
  numero: integer().notNull().default(0),
})
