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
import { bytea, instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

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
 * What rules ask, gathered from accounts, persons and contracts of a client: a few thousand accounts to a
 * block, in the order of their identifiers. Only large clients are counted by it, and nobody is ever written
 * to by it: it is a few minutes old.
 */
export const profilBloc = pgTable(
  'profil_bloc',
  {
    clientCode: text().notNull(),
    /** Which gathering it is of: those of the last whole one are read. */
    releve: integer().notNull(),
    bloc: integer().notNull(),
    apres: uuid().notNull(),
    jusqua: uuid().notNull(),
    /** A byte for each contract of an account, 1 where those of an account begin. */
    debuts: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.releve, t.bloc] })],
)

/** Of a block, what is known about one thing: for each contract, the place of its word. */
export const profilColonne = pgTable(
  'profil_colonne',
  {
    clientCode: text().notNull(),
    releve: integer().notNull(),
    bloc: integer().notNull(),
    nom: text().notNull(),
    /** How many bytes a place takes: 1, 2 or 4. */
    octets: smallint().notNull(),
    rangs: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.releve, t.bloc, t.nom] })],
)

/** The words of a thing, each once, in the order of their places. */
export const profilMots = pgTable(
  'profil_mots',
  {
    clientCode: text().notNull(),
    releve: integer().notNull(),
    nom: text().notNull(),
    mots: json().$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.releve, t.nom] })],
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
