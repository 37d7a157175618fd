import type { OperationSecurite, TypeEnvoi } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** The one living security code of an account for an operation: a new one takes its place. */
export const codeSecurite = pgTable(
  'code_securite',
  {
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    operation: text().$type<OperationSecurite>().notNull(),
    /** Keyed hash, bound to the account, the operation and the new number, if there is one. */
    empreinte: text().notNull(),
    sendType: text().$type<TypeEnvoi>().notNull(),
    essais: integer().notNull().default(0),
    creeLe: instant().notNull(),
    expireLe: instant().notNull(),
    consommeLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.compteId, t.operation] }),
    index('code_securite_expire').on(t.expireLe),
  ],
)

/** The application of a telephone that shows an account's codes: staff sign in with it. */
export const applicationCodes = pgTable('application_codes', {
  compteId: uuid()
    .primaryKey()
    .references(() => compte.id, { onDelete: 'cascade' }),
  /** Sealed. */
  secret: text().notNull(),
  creeLe: instant().notNull(),
  /** Since when it counts: a first code has come from it. */
  activeLe: instant(),
  /** The last step of time whose code has served: none serves twice. */
  dernierPas: integer().notNull().default(0),
})

/** What an accepted code allows: one operation, by one session, for a short while. */
export const autorisationSecurite = pgTable(
  'autorisation_securite',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** Session that earned it; null for operations made before signing in. */
    sessionEmpreinte: text(),
    operation: text().$type<OperationSecurite>().notNull(),
    /** Keyed hash of the code, which the browser sends again in X-SecurityCode. */
    empreinte: text().notNull(),
    /** How its code was received. */
    sendType: text().$type<TypeEnvoi>().notNull().default('SMS'),
    /** Codes that were held against it. */
    essais: integer().notNull().default(0),
    expireLe: instant().notNull(),
    utiliseeLe: instant(),
  },
  (t) => [
    index('autorisation_securite_compte').on(t.compteId, t.operation),
    index('autorisation_securite_expire').on(t.expireLe),
  ],
)
