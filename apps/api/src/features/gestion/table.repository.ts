import type { Champs, Empechements, Gestion, LigneGestion, Usage } from '@espace-adherent/contract'
import type { Concerne } from '@espace-adherent/domain'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'

type Saisis<C extends Champs> = {
  [Nom in keyof C & string]: C[Nom] extends { isCalcule: true } ? never : Nom
}[keyof C & string]

/** A table that has a column for each field that is typed, and those that every edited row has. */
export type TableDe<C extends Champs> = PgTable & {
  [Nom in Saisis<C> | 'revision' | 'modifieLe']: AnyPgColumn
}

export type Part = Record<string, string>

/** Rows that all parts share, and that each may change for itself. */
export type EnCommun = {
  /** What a part sees: its own rows, and the shared ones that it has not taken over. Named as the table is. */
  lecture(part: Part): SQL
  /** Makes a shared row the part's own, as it stands: what is written next is written there. */
  reprendre(tx: Executor, part: Part, id: string): Promise<unknown>
  /** Gives back one that was taken over and did not change after all. */
  rendre(tx: Executor, part: Part, id: string): Promise<unknown>
  /** What a shared row becomes for the part that deletes it; null: the row is its own, and goes. */
  retrait(ligne: LigneGestion): Record<string, unknown> | null
}

/** What is about to be done. */
export type Projet = {
  /** The row as it stands, where there is one and the table keeps versions. */
  ligne: LigneGestion | null
  /** `retrait`: nobody reads it any more, or it goes. */
  but: 'saisie' | 'publication' | 'retrait'
}

/** What speaks against it: at which field, and what whoever saves may take upon themselves. */
export type Verdict = {
  fautes?: Readonly<Record<string, string>>
  reserves?: Readonly<Record<string, string>>
}

/** Answers a question that a table declares, in its shapes. */
export type Reponse = (context: StaffContext, parametres: never) => Promise<unknown>

/** What was typed to find rows, and which row is meant: for what is too many to be read through. */
export type Cherche = { q?: string | undefined; id?: string | undefined }

/** How a table that staff look after is kept. */
export type Tenue<C extends Champs> = {
  table: TableDe<C>
  /** What identifies a row within its part. */
  cle: AnyPgColumn | SQL
  /** Which rows of the table these are, and what a new one gets: columns by name. */
  part(context: StaffContext): Part
  enCommun?: EnCommun
  /** Rows that no one table holds: what they are read from, or what is found of them. Named as the fields are. */
  lecture?(part: Part, cherche: Cherche): SQL
  /** What is really kept of what was typed. */
  nettoie?(valeurs: Record<string, unknown>, id: string | null): Record<string, unknown>
  /**
   * What comes with the portal, where the table is declared so: the rows that a client writes its own over. Fields
   * that the table does not keep stand here too, beside `id`; a row of the client's that has none here is not read.
   */
  origines?(): readonly Record<string, unknown>[]
  /** Refuses what cannot be kept, where it takes the database to know. */
  verifie?(
    context: StaffContext,
    tx: Executor,
    valeurs: Record<string, unknown>,
    projet: Projet,
  ): Promise<Verdict | undefined>
  /** What is known of a row besides its fields. */
  dossier?(context: StaffContext, outils: never, id: string): Promise<unknown>
  apercu?: Reponse
  essai?: Reponse
  /** Whom a line is about: those close to them leave it alone. */
  concerne?(ligne: LigneGestion): Concerne
  /** Fields that stand in other tables, of a row that is written as drafts. */
  calcules?: Readonly<Record<string, SQL>>
  /** Columns that follow from the fields. */
  derive?(valeurs: Record<string, unknown>): Record<string, unknown>
  /** Where a row is used; as long as it is, it stays. */
  usages?(context: StaffContext, id: string): Promise<Usage[]>
  /** Of these rows, by their id, why whoever reads may not make gestures that their state lets be made. */
  empechements?(
    context: StaffContext,
    lignes: readonly LigneGestion[],
  ): Promise<ReadonlyMap<string, Empechements>>
  /** Announced to every node with each change, where answers are kept in memory. */
  topic?: string
}

export type Tenu = { gestion: Gestion; tenue: Tenue<Champs> }
