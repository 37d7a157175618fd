import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

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
    /** It will never leave: its provider refused it for good, or nobody took it for days. */
    echoueLe: instant(),
  },
  (t) => [
    index('message_client').on(t.clientCode, t.id),
    // What is over is deleted by the day on which it was.
    index('message_fini').on(sql`coalesce(${t.envoyeLe}, ${t.echoueLe})`),
    index('message_destinataire').on(t.clientCode, t.destinataireEmpreinte, t.id),
  ],
)
