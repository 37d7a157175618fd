import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** Tokens by which a partner's site learns who comes from the portal: hashed, short, used once. */
export const jetonSso = pgTable(
  'jeton_sso',
  {
    empreinte: text().primaryKey(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    numeroContrat: text(),
    /** The one partner that may ask who comes with it. */
    partenaire: text().notNull().default(''),
    expireLe: instant().notNull(),
  },
  (t) => [index('jeton_sso_expire').on(t.expireLe)],
)
