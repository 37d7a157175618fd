import type { EtatInformation } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant, revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A breach of data: what is known of it, what was decided, and how far those touched were told. */
export const violation = pgTable(
  'violation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    titre: text().notNull(),
    nature: text().notNull(),
    constateLe: instant().notNull(),
    cnilAvant: instant(),
    debut: instant().notNull(),
    fin: instant().notNull(),
    /** Whom and where it came from, as far as it is known. */
    auteur: text(),
    adresse: text(),
    objet: text(),
    description: text().notNull(),
    mesures: text(),
    cnilLe: instant(),
    cnilReference: text(),
    decision: text().$type<'a-decider' | 'informer' | 'ne-pas-informer'>().notNull(),
    motifDecision: text(),
    message: text(),
    etatInformation: text().$type<EtatInformation>().notNull().default('brouillon'),
    ...revisable(),
  },
  (t) => [index('violation_client').on(t.clientCode, t.constateLe)],
)

/** Who was told of a breach: written with the mail, so that nobody is told twice. */
export const violationInformee = pgTable(
  'violation_informee',
  {
    violationId: uuid()
      .notNull()
      .references(() => violation.id),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    le: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.violationId, t.compteId] }),
    index('violation_informee_compte').on(t.compteId),
  ],
)
