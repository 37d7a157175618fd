import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { compte } from './identity.schema.ts'

/** What a link sent by mail is good for. */
export type ButLien = 'Confirmation' | 'ResetPassword'

/** A link that waits to be followed. Used once, it is gone; a newer one takes its place. */
export const lien = pgTable(
  'lien',
  {
    /** SHA-256 of the code: a copy of this table opens nothing. */
    empreinte: text().primaryKey(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    but: text().$type<ButLien>().notNull(),
    /** The identifier that the account takes when the link is followed; sealed. */
    nouvelIdentifiant: text(),
    creeLe: instant().notNull(),
    expireLe: instant().notNull(),
  },
  (t) => [index('lien_compte').on(t.compteId, t.but), index('lien_expire').on(t.expireLe)],
)
