import type { AvancementLot } from '@espace-adherent/contract/gestions'
import type { EtatLot } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** One run: what an insurer's system gave in one go, how far it got, and what became of it. */
export const importLot = pgTable(
  'import_lot',
  {
    /** What staff call it by. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
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
    /** The account of whoever launched it, or « console ». */
    lancePar: text().notNull(),
    /** Somebody else than who launched it: many deletions. */
    confirmePar: text(),
    /** When the management system took it. */
    prisLe: instant(),
    /** The lot whose refused records these are, corrected: it is no link of the chain. */
    corrige: text(),
    /** As it was sent in the back office; null: the files are where the console was. */
    manifeste: text(),
    /** What stopped it, in a sentence that names nobody. */
    arret: text(),
    avancement: jsonb().$type<AvancementLot>(),
    /** When what was sent, and what was refused of it, goes; null: nothing is left. */
    effacerLe: instant(),
    commenceLe: instant().notNull(),
    finiLe: instant(),
    ...revisable(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.source, t.lot] })],
)

/** A file of a lot, sent in the back office; what begins with « rejets/ » the run has written. */
export const importFichier = pgTable(
  'import_fichier',
  {
    lotId: uuid()
      .notNull()
      .references(() => importLot.id, { onDelete: 'cascade' }),
    nom: text().notNull(),
    taille: bigint({ mode: 'number' }).notNull(),
    /** How much of it has come. */
    recus: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.lotId, t.nom] })],
)

/** One part of a file: its bytes are in the store, sealed. */
export const importMorceau = pgTable(
  'import_morceau',
  {
    lotId: uuid().notNull(),
    nom: text().notNull(),
    debut: bigint({ mode: 'number' }).notNull(),
    remoteFileName: text().notNull().unique(),
  },
  (t) => [
    primaryKey({ columns: [t.lotId, t.nom, t.debut] }),
    foreignKey({
      columns: [t.lotId, t.nom],
      foreignColumns: [importFichier.lotId, importFichier.nom],
    }).onDelete('cascade'),
  ],
)
