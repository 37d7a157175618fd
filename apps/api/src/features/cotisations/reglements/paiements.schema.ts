import type { EtatPaiement } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../../noyau/comptes.schema.ts'
import { versContrat } from '../../../noyau/contrats.schema.ts'
import { instant } from '../../../platform/db/columns.schema.ts'
import { demande } from '../../demandes/demandes.schema.ts'

/** A payment by card, from its request to its end. What a card is made of is the provider's alone. */
export const reglement = pgTable(
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
