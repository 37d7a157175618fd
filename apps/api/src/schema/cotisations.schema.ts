import type { EtatCotisation, EtatPaiement, NatureReport } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.schema.ts'
import { versContrat } from './contrats.schema.ts'
import { demande } from './demandes.schema.ts'
import { compte } from './identity.schema.ts'

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
    paiementId: uuid().references((): AnyPgColumn => paiementCotisation.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    versContrat(t),
    index('cotisation_contrat').on(t.clientCode, t.numeroContrat, t.dateEcheance),
    index('cotisation_paiement').on(t.paiementId),
  ],
)

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

/** A payment by card, from its request to its end. What a card is made of is the provider's alone. */
export const paiementCotisation = pgTable(
  'paiement_cotisation',
  {
    id: uuid().primaryKey(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    compteId: uuid().references(() => compte.id, { onDelete: 'set null' }),
    demandeId: uuid().references(() => demande.id, { onDelete: 'set null' }),
    /** One for each attempt: the provider gives it back, and it has to be the same. */
    reference: text().notNull(),
    /** In cents, as the instalments cost when it was asked for. */
    montant: integer().notNull(),
    /** The instalments that it pays. */
    echeances: jsonb().$type<string[]>().notNull(),
    etat: text().$type<EtatPaiement>().notNull(),
    /** The provider's; none before its page is open. */
    sessionId: text(),
    url: text(),
    /** What the provider last answered. */
    codeRetour: text(),
    recuId: uuid(),
    creeLe: instant().notNull(),
    /** When the provider's page was opened. */
    ouvertLe: instant(),
    finiLe: instant(),
    /** In cents: what of it paid nothing, and is to be given back. */
    enTrop: integer().notNull().default(0),
    /** In cents: what the provider has given back so far. */
    rendu: integer().notNull().default(0),
    /** When staff had done with what was wrong with it. */
    classeLe: instant(),
    /** When it was asked about once more, a day after it expired. */
    reluLe: instant(),
  },
  (t) => [
    versContrat(t),
    uniqueIndex('paiement_cotisation_reference').on(t.reference),
    uniqueIndex('paiement_cotisation_session').on(t.sessionId),
    index('paiement_cotisation_contrat').on(t.clientCode, t.numeroContrat, t.creeLe),
    index('paiement_cotisation_compte').on(t.compteId),
    index('paiement_cotisation_demande').on(t.demandeId),
    index('paiement_cotisation_ouvert').on(t.creeLe).where(sql`etat in ('initie', 'en-cours')`),
    index('paiement_cotisation_a_relire')
      .on(t.finiLe)
      .where(sql`etat = 'expire' and session_id is not null and relu_le is null`),
    index('paiement_cotisation_a_rendre')
      .on(t.clientCode)
      .where(sql`classe_le is null and (etat = 'incoherent' or en_trop > rendu)`),
  ],
)
