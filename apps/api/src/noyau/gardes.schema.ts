import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { demande } from '../features/demandes/demandes.schema.ts'
import { client } from '../features/portail/portail.schema.ts'
import { instant, revisable } from '../platform/db/columns.schema.ts'
import { personne, versContrat } from './contrats.schema.ts'
import type { Groupe } from './groupes.ts'

/**
 * `ouverte`: the system has not taken it over. `maintenue`: nor has it, and a clerk wants it kept. `reprise`: it has.
 * `conflit`: it said something else again, and a clerk has to look; `vu`: one has. `levee`: a clerk lets the file decide.
 */
export const etatsGarde = ['ouverte', 'maintenue', 'reprise', 'conflit', 'vu', 'levee'] as const
export type EtatGarde = (typeof etatsGarde)[number]

/** One column, or one list: hashes of what it was and became, of sealed values their keyed ones; null: no such row. */
export type PartieGardee = {
  /** Of the row: a contract's number, the identifier of a person or of an instalment. */
  cle: string
  partie: string
  avant: string | null
  apres: string | null
}

/** What somebody changed here, until the insurer's system says the same: an older file does not undo it. */
export const gardeImport = pgTable(
  'garde_import',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** In the order in which they were done, whatever the clock. */
    rang: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    groupe: text().$type<Groupe>().notNull(),
    numeroContrat: text().notNull(),
    /** Whose, where it is one person's. */
    personneId: uuid().references(() => personne.id, { onDelete: 'cascade' }),
    parties: jsonb().$type<PartieGardee[]>().notNull(),
    /** None: it was no request, or its time has come. */
    demandeId: uuid().references(() => demande.id, { onDelete: 'set null' }),
    le: instant().notNull(),
    etat: text().$type<EtatGarde>().notNull().default('ouverte'),
    /** The lot that took it over, or said something else. */
    lot: text(),
    finLe: instant(),
    ...revisable(),
  },
  (t) => [
    versContrat(t),
    index('garde_import_contrat').on(t.clientCode, t.numeroContrat),
    index('garde_import_personne').on(t.personneId),
    index('garde_import_demande').on(t.demandeId),
    // What a run and a clerk look for: there are never many.
    index('garde_import_ouverte').on(t.clientCode, t.le).where(sql`${t.finLe} is null`),
  ],
)
