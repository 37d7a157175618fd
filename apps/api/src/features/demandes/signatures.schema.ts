import type { ActeGestion } from '@espace-adherent/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What proves that a request was signed: it outlives the request, and the account. */
export const signature = pgTable(
  'signature',
  {
    demandeId: uuid().primaryKey(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    acte: text().$type<ActeGestion>().notNull(),
    /** SHA-256 of the text that was signed, in hexadecimal. */
    empreinte: text().notNull(),
    /** Sealed JSON: the text, who signed it, by what means. */
    contenu: text().notNull(),
    le: instant().notNull(),
  },
  (t) => [
    index('signature_compte').on(t.compteId),
    index('signature_le').on(t.clientCode, t.le, t.demandeId),
  ],
)
