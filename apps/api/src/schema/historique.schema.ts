import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { client } from './portail.schema.ts'

/**
 * Who did what, when: lines are added and never changed (a trigger holds that). The account is not a
 * foreign key: a line outlives the account that it speaks of.
 */
export const historique = pgTable(
  'historique',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    le: instant().notNull(),
    compteId: uuid(),
    /** `acces-refuse`, … */
    action: text().notNull(),
    /** What it was done to: a kind of thing, and the identifier that was given for it. */
    objet: text().notNull(),
    cible: text(),
  },
  (t) => [
    index('historique_client').on(t.clientCode, t.le),
    index('historique_compte').on(t.compteId, t.le),
  ],
)
