import type { DomaineDelegation, EtatDelegation } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** Read access to chosen parts of an account's space, given to another account until a day. */
export const delegation = pgTable(
  'delegation',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Whose space it is. */
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** Who may read it, once they have accepted. */
    mandataireId: uuid().references(() => compte.id, { onDelete: 'cascade' }),
    /** Whom the invitation was for, as it was typed. */
    nom: text().notNull(),
    email: text().notNull(),
    domaines: text().array().$type<DomaineDelegation[]>().notNull(),
    /** The last day. */
    fin: date({ mode: 'string' }).notNull(),
    etat: text().$type<EtatDelegation>().notNull(),
    /** SHA-256 of the code of the link, until it is answered. */
    empreinte: text(),
    expireLe: instant().notNull(),
    creeLe: instant().notNull(),
    accepteeLe: instant(),
    finieLe: instant(),
  },
  (t) => [
    index('delegation_compte').on(t.compteId),
    index('delegation_mandataire').on(t.mandataireId),
    uniqueIndex('delegation_empreinte').on(t.empreinte),
    index('delegation_fin').on(t.fin).where(sql`etat = 'acceptee'`),
    index('delegation_finie').on(t.finieLe),
    index('delegation_invitee').on(t.expireLe).where(sql`etat = 'invitee'`),
  ],
)
