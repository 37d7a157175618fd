import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { client } from './portail.schema.ts'

/** Every mail and text message, written in the transaction that decides it, sent by a job. */
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
    envoyeLe: instant(),
  },
  (t) => [
    index('message_client').on(t.clientCode, t.id),
    index('message_destinataire').on(t.clientCode, t.destinataireEmpreinte, t.id),
  ],
)
