import type { EtatAccord } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/**
 * A change that takes two administrators: asked for by one, agreed to by another, done after a delay during
 * which any of them may stop it. No foreign key to accounts: it outlives them.
 */
export const accord = pgTable(
  'accord',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** What it changes: a kind of thing, and which one. */
    objet: text().$type<'clients' | 'compte'>().notNull(),
    cible: text().notNull(),
    /** Both sides, a secret maybe among them: sealed, and gone once it is over. */
    saisie: text(),
    /** The version that was looked at, of what has versions. */
    revision: integer(),
    etat: text().$type<EtatAccord>().notNull(),
    demandeParId: uuid().notNull(),
    demandeLe: instant().notNull(),
    decideParId: uuid(),
    decideLe: instant(),
    effetLe: instant(),
    finLe: instant(),
    /** Why it could not be done, where it could not. */
    motif: text(),
  },
  (t) => [
    // One at a time for each thing: what is agreed to is what there is to agree to.
    uniqueIndex('accord_ouvert')
      .on(t.clientCode, t.objet, t.cible)
      .where(sql`etat in ('demande', 'accorde')`),
    index('accord_client').on(t.clientCode, t.demandeLe),
  ],
)
