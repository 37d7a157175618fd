import type { ConfianceTarif, Corrigeable } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A value of the nomenclature that the insurer answers for, from a day on. */
export const tarifSoins = pgTable(
  'tarif_soins',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    codeActe: text().notNull(),
    quoi: text().$type<Corrigeable>().notNull(),
    depuis: date({ mode: 'string' }).notNull(),
    /** As it was typed: « 57,00 », « 60 ». */
    valeur: text().notNull(),
    confiance: text().$type<ConfianceTarif>().notNull(),
    source: text().notNull(),
    /** The same in hundredths: what the engine reads. */
    centiemes: integer().notNull(),
    /** For people younger than that, where the act has a rule of its own for them. */
    moinsDe: smallint(),
    /** Written with the client, equal to the nomenclature: it changes nothing until somebody changes it. */
    isOrigine: boolean().notNull().default(false),
    ...revisable(),
  },
  (t) => [
    unique('tarif_soins_unique')
      .on(t.clientCode, t.codeActe, t.quoi, t.moinsDe, t.depuis)
      .nullsNotDistinct(),
  ],
)
