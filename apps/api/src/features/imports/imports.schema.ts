import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

export type EtatLot = 'classement' | 'a-confirmer' | 'fusion' | 'fait' | 'arrete'

/** One run: what an insurer's system gave in one go, how far it got, and what became of it. */
export const importLot = pgTable(
  'import_lot',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    source: text().notNull(),
    lot: text().notNull(),
    /** Of the manifest, which names the hash of each file: the same lot is the same content. */
    empreinte: text().notNull(),
    /** What the names of its staging tables begin with. */
    etages: text().notNull(),
    etat: text().$type<EtatLot>().notNull().default('classement'),
    /** Lots of contracts, and how many of them are merged. */
    etapes: integer().notNull().default(0),
    faites: integer().notNull().default(0),
    /** No personal data. */
    rapport: jsonb().$type<unknown>(),
    lancePar: text().notNull(),
    /** Somebody else than who launched it: many deletions. */
    confirmePar: text(),
    commenceLe: instant().notNull(),
    finiLe: instant(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.source, t.lot] })],
)
