import type { EtatCotisation } from '@espace-adherent/domain'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { contrat } from './contrats.schema.ts'

/** One due date of a contract. */
export const cotisation = pgTable(
  'cotisation',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    periodeDebut: date({ mode: 'string' }).notNull(),
    periodeFin: date({ mode: 'string' }).notNull(),
    dateEcheance: date({ mode: 'string' }).notNull(),
    /** In cents. */
    montant: integer().notNull(),
    etat: text().$type<EtatCotisation>().notNull(),
    motifRejet: text(),
    codeModePaiement: text().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.clientCode, t.numeroContrat],
      foreignColumns: [contrat.clientCode, contrat.numero],
    }),
    index('cotisation_contrat').on(t.clientCode, t.numeroContrat, t.dateEcheance),
  ],
)

/** The debit mandate under which a contract is paid. */
export const mandat = pgTable(
  'mandat',
  {
    clientCode: text().notNull(),
    /** Unique reference of the mandate. */
    rum: text().notNull(),
    numeroContrat: text().notNull(),
    /** The insurer's creditor identifier. */
    ics: text().notNull(),
    signeLe: date({ mode: 'string' }).notNull(),
    /** None while it holds. */
    revoqueLe: date({ mode: 'string' }),
    titulaire: text().notNull(),
    /** Sealed. */
    iban: text().notNull(),
    ibanMasque: text().notNull(),
    bic: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.rum] }),
    foreignKey({
      columns: [t.clientCode, t.numeroContrat],
      foreignColumns: [contrat.clientCode, contrat.numero],
    }),
    index('mandat_contrat').on(t.clientCode, t.numeroContrat),
  ],
)
