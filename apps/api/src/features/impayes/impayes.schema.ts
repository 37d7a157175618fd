import type { EtatImpaye } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { versContrat } from '../../noyau/contrats.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** A formal notice to pay contributions, with its letter: no contract is suspended without one. */
export const impaye = pgTable(
  'impaye',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    miseEnDemeureLe: date({ mode: 'string' }).notNull(),
    /** In cents, as it was that day. */
    montant: integer().notNull(),
    /** The instalments that it asks for. */
    echeances: jsonb().$type<string[]>().notNull(),
    documentId: uuid().notNull(),
    /** As far as it was carried out. */
    etat: text().$type<EtatImpaye>().notNull(),
    /** When the last of them was paid. */
    payeLe: instant(),
    revision: integer().notNull().default(1),
  },
  (t) => [
    versContrat(t),
    index('impaye_contrat').on(t.clientCode, t.numeroContrat, t.miseEnDemeureLe),
    uniqueIndex('impaye_en_cours')
      .on(t.clientCode, t.numeroContrat)
      .where(sql`etat in ('avertie', 'suspendue')`),
  ],
)
