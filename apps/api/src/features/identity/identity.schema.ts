import type { SecondFacteur } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { delegation } from '../delegation/delegation.schema.ts'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie: a copy of this table opens no session. */
    empreinte: text().primaryKey(),
    /** Names it to its owner, who may end it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    clientCode: text().notNull(),
    /** Its holder looks at somebody else's space, through this: the session ends with it. */
    delegationId: uuid().references(() => delegation.id, { onDelete: 'cascade' }),
    /** « Chrome sur Windows »; null of those opened before it was kept. */
    appareil: text(),
    /** When its holder proved who they are: earlier than it was made, if the provider knew them. */
    ouverteLe: instant().notNull().defaultNow(),
    /** How a second factor was proven with it; null: none was, or it is older than this column. */
    secondFacteur: text().$type<SecondFacteur>(),
    vueLe: instant().notNull().defaultNow(),
    expireLe: instant().notNull(),
    /** Of staff who look at the portal as a member sees it: which one, and until when. */
    vueCompteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    vueJusqua: instant(),
    /** For the provider's own logout; sealed, for it names the person. */
    idToken: text(),
  },
  (t) => [
    index('session_compte').on(t.compteId),
    index('session_expire').on(t.expireLe),
    index('session_delegation').on(t.delegationId).where(sql`delegation_id is not null`),
  ],
)

/** Failed sign-ins, for known and unknown identifiers alike. */
export const echecConnexion = pgTable(
  'echec_connexion',
  {
    clientCode: text().notNull(),
    /** Keyed hash of the identifier: what people mistype may be anything. */
    empreinte: text().notNull(),
    essais: integer().notNull(),
    /** The last try that counted: the lock, or the memory of the tries, ends some time after it. */
    depuis: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.empreinte] })],
)

/** One line per successful sign-in. */
export const connexion = pgTable(
  'connexion',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text().notNull(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    le: instant().notNull().defaultNow(),
  },
  (t) => [
    index('connexion_jour').on(t.clientCode, t.le),
    index('connexion_compte').on(t.compteId, t.le),
  ],
)

/** What the embedded provider must remember between two requests. */
export const oidcPayload = pgTable(
  'oidc_payload',
  {
    clientCode: text().notNull(),
    modele: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    compteId: text(),
    expireLe: instant(),
    consommeLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.modele, t.id] }),
    index('oidc_payload_grant').on(t.grantId),
    index('oidc_payload_uid').on(t.uid),
    index('oidc_payload_compte').on(t.compteId),
    index('oidc_payload_expire').on(t.expireLe),
  ],
)
