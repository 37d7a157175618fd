import type { EtatCotisation, EtatPaiement } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
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
  },
  (t) => [
    versContrat(t),
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
    finiLe: instant(),
  },
  (t) => [
    versContrat(t),
    uniqueIndex('paiement_cotisation_reference').on(t.reference),
    uniqueIndex('paiement_cotisation_session').on(t.sessionId),
    index('paiement_cotisation_contrat').on(t.clientCode, t.numeroContrat, t.creeLe),
    index('paiement_cotisation_compte').on(t.compteId),
    index('paiement_cotisation_demande').on(t.demandeId),
    index('paiement_cotisation_ouvert').on(t.creeLe).where(sql`etat in ('initie', 'en-cours')`),
  ],
)
