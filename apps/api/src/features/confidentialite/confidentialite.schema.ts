import { isNull } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { decompte } from '../remboursements/remboursements.schema.ts'

/**
 * Somebody agreed that whoever subscribed to their contract sees their care. Taken back, it stays as a line
 * of its history; nobody has agreed to anything before they did.
 */
export const partageSoins = pgTable(
  'accord_soins',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    donneLe: instant().notNull(),
    retireLe: instant(),
  },
  (t) => [
    versContrat(t),
    uniqueIndex('accord_soins_en_cours')
      .on(t.clientCode, t.numeroContrat, t.personneId)
      .where(isNull(t.retireLe)),
    index('accord_soins_personne').on(t.personneId, t.donneLe),
  ],
)

/** Care that is told in totals to everybody but its owner: the whole statement, for its professional tells the rest. */
export const soinSecret = pgTable(
  'soin_secret',
  {
    decompteId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => decompte.id, { onDelete: 'cascade' }),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    /** Its owner, or whoever saw it for them. */
    par: text().$type<'soi' | 'adherent'>().notNull(),
    le: instant().notNull(),
  },
  (t) => [index('soin_secret_contrat').on(t.clientCode, t.numeroContrat, t.personneId)],
)
