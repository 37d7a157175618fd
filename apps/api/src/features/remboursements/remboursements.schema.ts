import type { Oreille, SituationSoin } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'

/** One statement: what one professional billed for one visit of one person. */
export const decompte = pgTable(
  'decompte',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    date: date({ mode: 'string' }).notNull(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    /** As the bill names them. */
    professionnel: text().notNull(),
    /** Of what the insurer's system calls it, the first half of its SHA-256; none: made here. */
    cle: uuid(),
  },
  (t) => [versContrat(t), uniqueIndex('decompte_cle').on(t.clientCode, t.cle)],
)

/** One transfer, to the member or to a professional; it is the sum of its lines. */
export const paiement = pgTable(
  'paiement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    date: date({ mode: 'string' }).notNull(),
    /** In cents, as every amount here. */
    montant: integer().notNull(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    /** Code of the payment mode: `VIR`, … */
    mode: text().notNull(),
    destinataire: text().$type<'assure' | 'tiers'>().notNull(),
    /** The account as it was that day. */
    ibanMasque: text(),
    /** Whose own account it is, of a beneficiary who is paid personally; none: that of the contract. */
    personneId: uuid().references(() => personne.id),
    /** Who was paid, when it is not the member. */
    professionnel: text(),
    /** As that of a statement. */
    cle: uuid(),
  },
  (t) => [
    versContrat(t),
    uniqueIndex('paiement_cle').on(t.clientCode, t.cle),
    index('paiement_contrat').on(t.clientCode, t.numeroContrat, t.date, t.id),
  ],
)

/**
 * One act of a statement. Made for tens of millions of rows: wide columns first so that nothing is
 * padded, what the act's code tells (label, family) or a subtraction gives (reste à charge) is not
 * kept, and one index serves every question, for all of them begin with a contract. No foreign key
 * to its statement and its transfer: without an index for each, deleting one of these would read all lines.
 */
export const ligne = pgTable(
  'ligne',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    decompteId: bigint({ mode: 'number' }).notNull(),
    paiementId: bigint({ mode: 'number' }),
    personneId: uuid().notNull(),
    dateSoins: date({ mode: 'string' }).notNull(),
    /** When it was paid; none while it waits, or when it was refused. */
    dateReglement: date({ mode: 'string' }),
    depense: integer().notNull(),
    /** What the Assurance maladie reckons from; none when it does not cover the act. */
    base: integer(),
    ro: integer().notNull(),
    rc: integer().notNull(),
    /** Of glasses, what of the price is for the frame; none where nobody said. */
    monture: integer(),
    /** What the year had already consumed before this act: the amounts can be computed again. */
    cumulEnveloppe: integer().notNull().default(0),
    cumulParticipation: smallint().notNull().default(0),
    cumulFranchise: smallint().notNull().default(0),
    cumulUnites: smallint().notNull().default(0),
    /** Kept back the same day, before this act. */
    cumulJour: smallint().notNull().default(0),
    quantite: smallint().notNull().default(1),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    codeActe: text().notNull(),
    etat: text().$type<'attente' | 'reglee' | 'rejetee'>().notNull(),
    destinataire: text().$type<'assure' | 'tiers'>().notNull(),
    /** In which situation the person was treated: it changes what the Assurance maladie pays. */
    situation: text().$type<SituationSoin>().notNull().default('parcours'),
    /** Of hearing aids, which ear it is for: each has its own renewal. None where nobody said. */
    oreille: text().$type<Oreille>(),
    /** Why it was refused. */
    motifRejet: text(),
    /** Its place in the statement as the insurer's system has it; none: made here. */
    rang: smallint(),
  },
  (t) => [
    // Read backwards, from the newest.
    index('ligne_contrat').on(t.clientCode, t.numeroContrat, t.dateSoins, t.id),
    check('ligne_reste', sql`${t.ro} >= 0 and ${t.rc} >= 0 and ${t.ro} + ${t.rc} <= ${t.depense}`),
  ],
)
