import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What somebody has used of what is counted: codes sent, wrong tries, files, requests, mails. */
export const budgetSecurite = pgTable(
  'budget_securite',
  {
    quoi: text()
      .$type<'envois' | 'essais' | 'fichiers' | 'demandes' | 'mails' | 'alertes'>()
      .notNull(),
    /** Account, or keyed hash of an identifier, of a mail address or of a network address. */
    qui: text().notNull(),
    nombre: integer().notNull(),
    /** The first that counts: after the limit's time, counting starts again. */
    depuis: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.quoi, t.qui] }), index('budget_securite_depuis').on(t.depuis)],
)

/** Mails that strangers caused past the budget of their receiver: told by one mail a day later. */
export const mailRetenu = pgTable(
  'mail_retenu',
  {
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Keyed hash of the receiver's address. */
    destinataireEmpreinte: text().notNull(),
    /** Sealed: the address, and the references of what was asked for. */
    contenu: text().notNull(),
    nombre: integer().notNull(),
    depuis: instant().notNull(),
    envoiLe: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.destinataireEmpreinte] }),
    index('mail_retenu_envoi').on(t.envoiLe),
  ],
)
