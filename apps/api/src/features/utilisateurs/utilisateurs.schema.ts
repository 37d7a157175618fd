import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/**
 * Somebody lost what their codes are sent to: one member of staff asks for their protection to be taken
 * off, another one decides.
 */
export const reinitialisationAmf = pgTable(
  'reinitialisation_amf',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    motif: text().notNull(),
    demandeParId: uuid().notNull(),
    demandeLe: instant().notNull(),
    decideParId: uuid(),
    decideLe: instant(),
    isApprouvee: boolean(),
  },
  (t) => [
    // One at a time waits for somebody.
    uniqueIndex('reinitialisation_amf_en_attente').on(t.compteId).where(sql`decide_le is null`),
  ],
)
