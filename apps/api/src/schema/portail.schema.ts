import type { Charte, ClientConfig, NomDeLogo } from '@espace-adherent/contract'
import type { DroitsChoisis, FournisseurExterne } from '@espace-adherent/domain'
import {
  type AnyPgColumn,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant, revisable } from './columns.schema.ts'

/** PGlite gives Uint8Array where pg gives Buffer: both become Uint8Array for the reader. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** All that administrators change of a client; of its logos, which picture each of them is. */
export type EtatClient = {
  libelle: string
  adresses: string[]
  adressesRestreintes: string[]
  adressePublique: string | null
  config: ClientConfig
  charte: Charte
  fonctionnalites: Record<string, boolean>
  offresFermees: Record<string, string[]>
  fournisseurExterne: FournisseurExterne | null
  logos: Partial<Record<NomDeLogo, string>>
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
  ...revisable(),
})

/** A client as it was at one of its versions: what a return to it writes again. */
export const clientVersion = pgTable(
  'client_version',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    le: instant().notNull(),
    etat: jsonb().$type<EtatClient>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.revision] })],
)

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

/** Every picture that a client ever had: its versions name them. */
export const clientImage = pgTable(
  'client_image',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code, { onDelete: 'cascade' }),
    empreinte: text().notNull(),
    typeMime: text().notNull(),
    contenu: bytea().notNull(),
    impression: bytea(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.empreinte] })],
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
