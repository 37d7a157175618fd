import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { client } from './portail.schema.ts'

/** Every mail and text message, written in the transaction that decides it, sent afterwards. */
export const message = pgTable(
  'message',
  {
    /** In the order in which they were decided, even within one instant. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    channel: text().$type<'MAIL' | 'SMS'>().notNull(),
    /** Keyed hash of the address or number, to find the messages of one person. */
    destinataireEmpreinte: text().notNull(),
    /** Sealed JSON: to, subject, text, html. */
    contenu: text().notNull(),
    creeLe: instant().notNull(),
    essais: integer().notNull().default(0),
    /** Whoever takes it puts this off: nobody else sends it meanwhile. */
    prochainEssaiLe: instant().notNull(),
    envoyeLe: instant(),
  },
  (t) => [
    index('message_client').on(t.clientCode, t.id),
    index('message_destinataire').on(t.clientCode, t.destinataireEmpreinte, t.id),
    index('message_en_attente').on(t.prochainEssaiLe).where(sql`envoye_le is null`),
  ],
)
