import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** Each answer is a line: the last one holds, the others prove what was said before. */
export const consentement = pgTable(
  'consentement',
  {
    /** In the order of the answers, even of those given in the same instant. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    nomConsentement: text().notNull(),
    isAccepted: boolean().notNull(),
    /** The sentence that was agreed to, as it was worded that day. */
    libelle: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [index('consentement_compte').on(t.compteId, t.nomConsentement, t.id)],
)
