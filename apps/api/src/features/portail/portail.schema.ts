import type { Charte, ClientConfig } from '@espace-adherent/contract'
import type { DroitsChoisis, FournisseurExterne } from '@espace-adherent/domain'
import { type AnyPgColumn, boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant, revisable } from '../../platform/db/columns.schema.ts'

/** While nobody but its administrators gets in, and nothing leaves. */
export type Preparation = {
  /** The client that it was made from. */
  modele: string | null
  depuis: string
  /** The last trial that was sent, and when its reader followed the link in it. */
  essai?: { cle: string; url: string; envoyeLe: string; recuLe: string | null }
}

export const client = pgTable('client', {
  code: text().primaryKey(),
  libelle: text().notNull(),
  /** Host names, without port; the first one is the address shown to people. */
  adresses: text().array().notNull(),
  /** Those of `adresses` where no account may be created. */
  adressesRestreintes: text().array().notNull().default([]),
  /** Public address when it cannot be guessed from the first host and the port. */
  adressePublique: text(),
  isDefaut: boolean().notNull().default(false),
  /** Made by the demonstration, with accounts whose passwords everybody knows. */
  isDemonstration: boolean().notNull().default(false),
  config: jsonb().$type<ClientConfig>().notNull(),
  charte: jsonb().$type<Charte>().notNull(),
  fonctionnalites: jsonb().$type<Record<string, boolean>>().notNull(),
  /** To which of its offers each feature is closed. */
  offresFermees: jsonb().$type<Record<string, string[]>>().notNull().default({}),
  fournisseurExterne: jsonb().$type<FournisseurExterne>(),
  /** What each role may do in the back office, where it was decided; the usual, where it was not. */
  droits: jsonb().$type<DroitsChoisis>(),
  /** The client whose administrators look after this one too: the one it was made from. */
  gerePar: text().references((): AnyPgColumn => client.code),
  /** Null: it is open. */
  preparation: jsonb().$type<Preparation>(),
  /** Of one that was prepared: what was written before, and not to its administrators, never leaves. */
  ouvertLe: instant(),
  ...revisable(),
})

export const clientLogo = pgTable(
  'client_logo',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    nom: text().notNull(),
    typeMime: text().notNull(),
    contenu: bytea().notNull(),
    empreinte: text().notNull(),
    /** A drawing as a browser shows it (PNG), for papers, which draw the simple ones only. */
    impression: bytea(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.nom] })],
)

/** Exceptions to the client's features, contract by contract. */
export const fonctionnaliteContrat = pgTable(
  'fonctionnalite_contrat',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    numeroContrat: text().notNull(),
    fonctionnalite: text().notNull(),
    isActivated: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numeroContrat, t.fonctionnalite] })],
)

/** Keys that the installation made for itself (signing keys, cookie keys), sealed. */
export const secretInstallation = pgTable('secret_installation', {
  nom: text().primaryKey(),
  valeur: text().notNull(),
})
