import type { Portee } from '@espace-adherent/domain'
import { z } from 'zod'
import type { Address } from './address.ts'

export const verbs = ['list', 'export', 'print', 'visionneuse', 'form', 'vel', 'update'] as const
export type Verb = (typeof verbs)[number]

/** How one column of an export or a print shows a row. */
export type Column<Row> = {
  libelle: string
  value(row: Row): string | number | null
  format?: 'date' | 'montant'
}

/**
 * One data model of the portal: where it lives, what it is called, what can be done with it.
 * The server mounts it, the browser calls it, export and print follow from `columns`.
 */
export type Resource<
  Row extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Can extends Verb = Verb,
> = Address<{ row: z.infer<Row>; query: z.infer<Query>; data: z.infer<Data> }> & {
  /** Folder of the code that owns it; groups the resources in the API's documentation. */
  slice: string
  /** With scope `contrat`: whether its adherent, its beneficiaries or both may call. */
  portee: Portee
  /** Feature (or comma-separated features) without which every verb is refused. */
  feature?: string
  /** Open pages read its list by themselves: that is no sign of life of the person. */
  isPassive?: true
  row: Row
  query: Query
  /** Body `data` of an act (`form`, `vel`) or of an update. */
  data: Data
  /** With `page`: what is said of all the rows that the query selects. */
  synthese?: z.ZodType
  can: readonly Can[]
  /** A method, not a property, so that a resource of any row is still a `Resource`. */
  identify(row: z.infer<Row>): string
  columns: readonly Column<z.infer<Row>>[]
}

type Optional = 'query' | 'envelope' | 'scope' | 'portee' | 'data' | 'columns'
type Definition<
  R extends z.ZodType,
  Q extends z.ZodObject,
  D extends z.ZodType,
  C extends Verb,
> = Omit<Resource<R, Q, D, C>, Optional> & Partial<Pick<Resource<R, Q, D, C>, Optional>>

const aucunParametre = z.object({})
const aucuneDonnee = z.object({})

export function defineResource<
  R extends z.ZodType,
  Q extends z.ZodObject = typeof aucunParametre,
  D extends z.ZodType = typeof aucuneDonnee,
  const C extends Verb = Verb,
>(definition: Definition<R, Q, D, C>): Resource<R, Q, D, C> {
  const can: readonly Verb[] = definition.can
  // What is printed after an update is made of the posted data, not of columns.
  const needsColumns = can.includes('export') || (can.includes('print') && can.includes('list'))
  if (needsColumns && !definition.columns?.length)
    throw new Error(`${definition.path} can be exported or printed but declares no column`)
  return {
    query: aucunParametre as unknown as Q,
    data: aucuneDonnee as unknown as D,
    envelope: 'items',
    scope: 'compte',
    portee: 'Both',
    columns: [],
    ...definition,
  }
}

export type Row<R extends Resource> = z.infer<R['row']>
export type Query<R extends Resource> = z.infer<R['query']>
export type Data<R extends Resource> = z.infer<R['data']>
