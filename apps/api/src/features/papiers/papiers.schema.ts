import type { EtatImpression, MoyenPreuve, NaturePreuve } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { versContrat } from '../../noyau/contrats.schema.ts'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What the law wants told about papers, once it was told: to whom, when, by what means. */
export const preuvePapier = pgTable(
  'preuve_papier',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** None: the account is gone, the proof stays. */
    compteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    nature: text().$type<NaturePreuve>().notNull(),
    /** What tells it from any other of its kind: the contract, the year, the message. */
    objet: text().notNull(),
    le: instant().notNull(),
    moyen: text().$type<MoyenPreuve>().notNull(),
    /** Sealed: where it was told. */
    adresse: text(),
  },
  (t) => [
    unique('preuve_papier_une').on(t.compteId, t.nature, t.objet),
    index('preuve_papier_le').on(t.clientCode, t.le, t.id),
  ],
)

/** A paper that is to leave by post: what the print service works through. */
export const impression = pgTable(
  'impression',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    numeroContrat: text().notNull(),
    documentId: uuid()
      .notNull()
      .unique()
      .references(() => document.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    /** The day that the paper bears. */
    le: date({ mode: 'string' }).notNull(),
    etat: text().$type<EtatImpression>().notNull().default('a-imprimer'),
    ...revisable(),
  },
  (t) => [index('impression_file').on(t.clientCode, t.etat, t.le)],
)

/** A schedule whose amounts have changed, until its member is told: kept, printed or sent by a job. */
export const avisEcheancier = pgTable(
  'avis_echeancier',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    annee: integer().notNull(),
    le: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numeroContrat, t.annee] }), versContrat(t)],
)
