import type { ActeGestion, EtatDemande, ModeGestion } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { contrat } from './contrats.schema.ts'
import { compte } from './identity.schema.ts'

/** What a member asked for, applied at once or waiting for a clerk. */
export const demande = pgTable(
  'demande',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text().notNull(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    numeroContrat: text().notNull(),
    acte: text().$type<ActeGestion>().notNull(),
    /** Sealed JSON: what was sent. */
    data: text().notNull(),
    modeGestion: text().$type<ModeGestion>().notNull(),
    etat: text().$type<EtatDemande>().notNull(),
    /** Under which the browser sent it: the same one again is the same request. */
    cleIdempotence: text(),
    creeLe: instant().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.clientCode, t.numeroContrat],
      foreignColumns: [contrat.clientCode, contrat.numero],
    }),
    uniqueIndex('demande_cle').on(t.compteId, t.cleIdempotence),
    index('demande_recue').on(t.clientCode, t.numeroContrat, t.acte).where(sql`etat = 'recue'`),
  ],
)
