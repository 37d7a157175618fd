import { sql } from 'drizzle-orm'
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { revisable } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What an insurer pays back and spends of its contributions, as the law has it shown, by year. */
export const ratioAnnuel = pgTable(
  'ratio_annuel',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** The year of the papers that show it. */
    annee: integer().notNull(),
    /** The year whose accounts it comes from. */
    exercice: integer().notNull(),
    /** Of contributions without taxes, in percent as it is written: « 81,3 ». */
    prestations: text().notNull(),
    frais: text().notNull(),
    /** What the costs are made of, where it is said otherwise than usual. */
    composition: text(),
    ...revisable(),
  },
  (t) => [unique('ratio_annuel_un').on(t.clientCode, t.annee)],
)
