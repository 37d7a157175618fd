import type { EtatCle, PorteeMachine } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { client } from '../features/portail/portail.schema.ts'
import { instant, revisable } from '../platform/db/columns.schema.ts'

/** The account of a machine: what the insurer's management system calls with. It is never deleted: lines name it. */
export const cleApi = pgTable(
  'cle_api',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Of the system: a key that takes the place of another has its name. */
    nom: text().notNull(),
    portees: jsonb().$type<PorteeMachine[]>().notNull(),
    /** Where calls may come from, as addresses or networks; none: from anywhere. */
    reseaux: jsonb().$type<string[]>().notNull(),
    /** Its last day. */
    expireLe: date().notNull(),
    etat: text().$type<EtatCle>().notNull(),
    /** SHA-256 of what is called with: a copy of this table opens nothing. Null: it was not handed over. */
    empreinte: text(),
    /** Null: the console. No foreign key: the key outlives the account. */
    creeParId: uuid(),
    creeLe: instant().notNull(),
    revoqueeLe: instant(),
    derniereUtilisationLe: instant(),
    ...revisable(),
  },
  (t) => [index('cle_api_client').on(t.clientCode, t.nom)],
)
