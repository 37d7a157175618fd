import type { z } from 'zod'
import type { TableReferentiel } from '../../referentiel/index.ts'

export const nomsEntites = [
  'offres',
  'reseaux',
  'personnes',
  'fusions',
  'contrats',
  'paiements',
  'decomptes',
  'cotisations',
  'documents',
  'sinistres',
  'comptes',
] as const
/** In the order in which they are read and merged: what is named comes before what names it. */
export type Entite = (typeof nomsEntites)[number]

/** A field that names a record of another entity, and which. */
export type Reference = { champ: string; vers: Entite; cle: string | null | undefined }
/** A field that holds a code of a reference table; `acte`: an act of the nomenclature of care. */
export type Code = { champ: string; table: TableReferentiel; code: string | null | undefined }

/** What the importer knows of one kind of record, besides its fields. */
export type Definition<S extends z.ZodObject = z.ZodObject> = {
  /** The tables that it fills. */
  tables: readonly string[]
  /** The field that tells its records apart. */
  cle: string
  schema: S
  /** Whether a delta may delete one; people and contracts leave by « retiré », never at once. */
  isSupprimable: boolean
  references?: (valeur: z.output<S>) => Reference[]
  codes?: (valeur: z.output<S>) => Code[]
  /** What `controle` adds up, by the year of a date: amounts, and the list of the record they stand in. */
  sommes?: { champs: readonly string[]; date: string; liste?: string }
}

export const definir = <S extends z.ZodObject>(definition: Definition<S>): Definition<S> =>
  definition
