import type { ActeGestion } from '@espace-adherent/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { versContrat } from '../../noyau/contrats.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { demande } from '../demandes/demandes.schema.ts'

/** An advice as it was given before new cover, and what became of it. */
export const conseil = pgTable(
  'conseil',
  {
    id: uuid().primaryKey(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    acte: text().$type<ActeGestion>().notNull(),
    /** Sealed JSON: the needs, what they were weighed against, the advice. */
    contenu: text().notNull(),
    donneLe: instant().notNull(),
    ficheOuverteLe: instant(),
    ipidOuvertLe: instant(),
    /** The request that it led to; none: nothing was asked for yet. */
    demandeId: uuid().references(() => demande.id, { onDelete: 'cascade' }),
    choix: text(),
    /** When its papers were said to be received. */
    recuLe: instant(),
  },
  (t) => [
    versContrat(t),
    index('conseil_compte').on(t.compteId, t.acte),
    index('conseil_demande').on(t.demandeId),
    index('conseil_donne').on(t.donneLe),
  ],
)
