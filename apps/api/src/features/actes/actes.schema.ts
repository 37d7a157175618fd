import type { ActeGestion } from '@espace-adherent/contract'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** What somebody began to type: one for each act and subject. */
export const brouillon = pgTable(
  'brouillon',
  {
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    acte: text().$type<ActeGestion>().notNull(),
    sujet: text().notNull(),
    etape: text().notNull(),
    version: integer().notNull(),
    /** Sealed JSON: what stands in the form. */
    saisie: text().notNull(),
    revision: integer().notNull(),
    modifieLe: instant().notNull(),
    /** When its owner was told that it will be thrown away. */
    prevenuLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.compteId, t.acte, t.sujet] }),
    index('brouillon_modifie').on(t.modifieLe),
  ],
)
