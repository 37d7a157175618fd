import type { EtatIndu, LigneReclamee, MotifIndu, MoyenIndu } from '@espace-adherent/domain'
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'
import { reglement } from '../cotisations/reglements/paiements.schema.ts'

/** A line as it was when it was asked back: what was paid, when, and what of it was a mistake. */
export type LigneIndu = LigneReclamee & { payeLe: string; verse: number }

/** Benefits that were paid by mistake and are asked back, with their letter. */
export const indu = pgTable(
  'indu',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    /** Who was paid, and owes it. */
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    motif: text().$type<MotifIndu>().notNull(),
    /** In the clerk's words, as the letter gives them. */
    explication: text().notNull(),
    /** In cents. */
    montant: integer().notNull(),
    lignes: jsonb().$type<LigneIndu[]>().notNull(),
    constateLe: date({ mode: 'string' }).notNull(),
    /** The day of the letter. */
    demandeLe: date({ mode: 'string' }).notNull(),
    documentId: uuid().notNull(),
    etat: text().$type<EtatIndu>().notNull(),
    /** When instalments were chosen. */
    planLe: date({ mode: 'string' }),
    isRetenueAcceptee: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
  },
  (t) => [versContrat(t), index('indu_contrat').on(t.clientCode, t.numeroContrat, t.demandeLe)],
)

/** What is due of it, and when; paid at once, there is one. */
export const induEcheance = pgTable(
  'indu_echeance',
  {
    id: uuid().primaryKey().defaultRandom(),
    induId: uuid()
      .notNull()
      .references(() => indu.id, { onDelete: 'cascade' }),
    dateEcheance: date({ mode: 'string' }).notNull(),
    montant: integer().notNull(),
    payeeLe: date({ mode: 'string' }),
    moyen: text().$type<MoyenIndu>(),
    /** By card: the payment that paid it. */
    paiementId: uuid().references(() => reglement.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('indu_echeance_indu').on(t.induId, t.dateEcheance),
    index('indu_echeance_paiement').on(t.paiementId),
  ],
)
