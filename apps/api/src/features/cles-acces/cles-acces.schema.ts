import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** A passkey (WebAuthn): its private half never leaves the person's device. */
export const cleAcces = pgTable(
  'cle_acces',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** Drawn by the authenticator, in base64url: belongs to one account, whoever claims it next. */
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    clePublique: text().notNull(),
    /** Signatures so far, as the authenticator counts them; many always say 0. */
    compteur: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    libelle: text().notNull(),
    /** May be copied to the person's other devices; never changes. */
    isSynchronisable: boolean().notNull(),
    isSynchronisee: boolean().notNull(),
    creeLe: instant().notNull(),
    utiliseeLe: instant(),
  },
  (t) => [
    uniqueIndex('cle_acces_credential').on(t.credentialId),
    index('cle_acces_compte').on(t.compteId),
  ],
)

export type ButDefi = 'enregistrement' | 'connexion'

/** What an authenticator has been asked to sign: one at a time per session or sign-in, good once. */
export const defiCleAcces = pgTable(
  'defi_cle_acces',
  {
    but: text().$type<ButDefi>().notNull(),
    /** Fingerprint of the session, or identifier of the sign-in. */
    sujet: text().notNull(),
    defi: text().notNull(),
    creeLe: instant().notNull(),
    expireLe: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.but, t.sujet] }), index('defi_cle_acces_expire').on(t.expireLe)],
)
