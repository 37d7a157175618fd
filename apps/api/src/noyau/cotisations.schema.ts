import type { EtatCotisation } from '@espace-adherent/domain'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { reglement } from '../features/cotisations/reglements/paiements.schema.ts'
import { versContrat } from './contrats.schema.ts'

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
    /** A debit was presented for it and refused, whatever has paid it since: its mandate has served. */
    isPresentee: boolean().notNull().default(false),
    /** What each month of the period costs, in cents; none: as much as the others, as it was first called. */
    prixMensuels: jsonb().$type<number[]>(),
    /** The card payment that paid it; none: another means, or nothing yet. */
    paiementId: uuid().references((): AnyPgColumn => reglement.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    versContrat(t),
    index('cotisation_contrat').on(t.clientCode, t.numeroContrat, t.dateEcheance),
    index('cotisation_paiement').on(t.paiementId),
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
    /** Void for want of a debit in thirty-six months: then that is why it holds no more. */
    isCaduc: boolean().notNull().default(false),
    titulaire: text().notNull(),
    /** Sealed. */
    iban: text().notNull(),
    ibanMasque: text().notNull(),
    /** Keyed hash. */
    ibanEmpreinte: text(),
    bic: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.rum] }),
    versContrat(t),
    index('mandat_contrat').on(t.clientCode, t.numeroContrat),
    index('mandat_iban').on(t.clientCode, t.ibanEmpreinte),
  ],
)
