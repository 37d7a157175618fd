import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** What the insurer tells one account. A trigger announces every change to the nodes. */
export const notification = pgTable(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    texte: text().notNull(),
    /** Where in the portal one reads more: the path of a route. */
    lien: text(),
    creeLe: instant().notNull(),
    lueLe: instant(),
  },
  (t) => [index('notification_compte').on(t.compteId, t.id)],
)
