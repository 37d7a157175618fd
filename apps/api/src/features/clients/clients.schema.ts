import type { Charte, ClientConfig, NomDeLogo } from '@espace-adherent/contract'
import type { FournisseurExterne } from '@espace-adherent/domain'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

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
