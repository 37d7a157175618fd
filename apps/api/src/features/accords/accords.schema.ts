import type { EtatAccord, ObjetADeux } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** What takes two people, by what it is done to. */
export type ObjetAccord =
  | ObjetADeux
  | 'cles-systeme'
  | 'envoi'
  | 'evolutions'
  | 'import'
  | 'violations'

/**
 * What takes two people: asked for by one, decided by another. What decides who gets in, or where money goes, is done
 * after a delay during which any administrator may stop it. No foreign key to accounts: it outlives them, but for
 * what was to be done with one (trigger `accord_compte`).
 */
export const accord = pgTable(
  'accord',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** What it is done to: a kind of thing, and which one. */
    objet: text().$type<ObjetAccord>().notNull(),
    cible: text().notNull(),
    /** What is done to it. */
    geste: text().notNull(),
    /** Both sides, a secret maybe among them: sealed, and gone once it is over. */
    saisie: text(),
    /** The version that was looked at, of what has versions. */
    revision: integer(),
    /** How many it touched for whoever agreed. */
    nombre: integer(),
    etat: text().$type<EtatAccord>().notNull(),
    demandeParId: uuid().notNull(),
    demandeLe: instant().notNull(),
    decideParId: uuid(),
    decideLe: instant(),
    effetLe: instant(),
    finLe: instant(),
    /** Why it was asked for, was refused or could not be done. */
    motif: text(),
  },
  (t) => [
    // One at a time for each thing: what is agreed to is what there is to agree to.
    uniqueIndex('accord_ouvert')
      .on(t.clientCode, t.objet, t.cible, t.geste)
      .where(sql`etat in ('demande', 'accorde')`),
    index('accord_client').on(t.clientCode, t.demandeLe),
  ],
)
