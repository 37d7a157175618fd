import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** What a link sent by mail is good for. */
export type ButLien =
  /** The first password of an account that somebody else created. */
  | 'activation'
  /** The first address of an account that already has its password. */
  | 'confirmationAdresse'
  | 'changementIdentifiant'
  | 'annulationChangement'
  /** Back to the identifier that another one took the place of. */
  | 'retablissementIdentifiant'
  | 'reinitialisation'

/** A link that waits to be followed. Used once, it is gone; a newer one takes its place. */
export const lien = pgTable(
  'lien',
  {
    /** SHA-256 of the code: a copy of this table opens nothing. */
    empreinte: text().primaryKey(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    but: text().$type<ButLien>().notNull(),
    creeLe: instant().notNull(),
    /** None: it lives as long as the change that it cancels. */
    expireLe: instant(),
    /** Sealed: the identifier that it gives back. */
    ancienIdentifiant: text(),
  },
  (t) => [index('lien_compte').on(t.compteId, t.but), index('lien_expire').on(t.expireLe)],
)

/** The change of identifier that an account has asked for: a newer one takes its place. */
export const changementIdentifiant = pgTable(
  'changement_identifiant',
  {
    compteId: uuid()
      .primaryKey()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** Sealed. */
    nouvelIdentifiant: text().notNull(),
    demandeLe: instant().notNull(),
    /** From when the new identifier counts, if it is confirmed; after a security code, at once. */
    effetLe: instant().notNull(),
    /** When the link sent to the new address was followed; without it nothing ever changes. */
    confirmeLe: instant(),
  },
  (t) => [index('changement_identifiant_effet').on(t.effetLe)],
)
