import type { NatureReport } from '@espace-adherent/domain'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { versContrat } from '../../noyau/contrats.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'

/** The ledger of what was called and what its periods cost: lines are added, and none is changed. */
export const reportCotisation = pgTable(
  'report_cotisation',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    nature: text().$type<NatureReport>().notNull(),
    /** The instalment that it is about, which may be gone since; none: of the contract as a whole. */
    cotisationId: uuid(),
    /** In cents; above zero: the member owes it. */
    montant: integer().notNull(),
    le: instant().notNull(),
  },
  (t) => [
    versContrat(t),
    index('report_cotisation_contrat').on(t.clientCode, t.numeroContrat, t.cotisationId),
  ],
)

/** A schedule whose amounts have changed, until its member is told: kept, printed or sent by a job. */
export const avisEcheancier = pgTable(
  'avis_echeancier',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    annee: integer().notNull(),
    le: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numeroContrat, t.annee] }), versContrat(t)],
)
