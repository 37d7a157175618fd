import { z } from 'zod'
import type { Access, Can, Scope, Verb } from './access.ts'
import type { Address } from './address.ts'
import { type CanOf, type Grant, type Grants, rightsOf, type Shared } from './grants.ts'

/** How one column of an export or a print shows a row. */
export type Column<Row> = {
  libelle: string
  value(row: Row): string | number | null
  format?: 'date' | 'instant' | 'montant'
  /** Added up under the last row of a print. */
  isTotal?: true
}

/**
 * One data model of the portal: its path, its name, its verbs and who may use them. The server
 * mounts it, the browser calls it, export and print follow from `columns`.
 */
export type Resource<
  Row extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  C extends Can = Can,
  Sc extends Scope = Scope,
> = Omit<
  Address<{ row: z.infer<Row>; query: z.infer<Query>; data: z.infer<Data> }, Access, Sc>,
  'can'
> & {
  /** Folder of the code that owns it; groups the resources in the API's documentation. */
  slice: string
  /** What can be done with it, and the rights that each verb asks for. */
  can: C
  /** Open pages read its list by themselves: no sign that the person is there. */
  isPassive?: true
  row: Row
  query: Query
  /** Body `data` of an act (`form`, `vel`), or what `update` writes, and `create` unless it says otherwise. */
  data: Data
  /** What `create` takes, when it is not what `update` takes. */
  creation?: z.ZodType
  /** With `page`: figures about all the rows that the query selects. */
  synthese?: z.ZodType
  /** A method and not a property, so that a resource of any row is still a `Resource`. */
  identify(row: z.infer<Row>): string
  columns: readonly Column<z.infer<Row>>[]
}

type Optional = 'query' | 'envelope' | 'data' | 'columns'
type Definition<
  R extends z.ZodType,
  Q extends z.ZodObject,
  D extends z.ZodType,
  C,
  A,
  Sc extends Scope,
> = Omit<Resource<R, Q, D>, Optional | 'can' | 'access' | 'scope'> &
  Partial<Pick<Resource<R, Q, D>, Optional>> & { can: C; scope?: Sc } & Partial<
    Omit<Shared, 'access'>
  > & { access?: A } & (C extends readonly unknown[]
    ? Pick<Shared, 'access'>
    : { can: { [V in keyof C]: Grant } })

const aucunParametre = z.object({})
const aucuneDonnee = z.object({})

/**
 * `can` is a list of verbs that share one `access` (`portee`, `feature`), or says verb by verb who may:
 * `can: { list: 'public', update: { backoffice: … } }`.
 */
export function defineResource<
  R extends z.ZodType,
  Q extends z.ZodObject = typeof aucunParametre,
  D extends z.ZodType = typeof aucuneDonnee,
  const C extends readonly Verb[] | Grants = readonly Verb[],
  const A extends Access = Access,
  const Sc extends Scope = 'compte',
>(definition: Definition<R, Q, D, C, A, Sc>): Resource<R, Q, D, CanOf<C, A>, Sc> {
  const { access, portee, feature, can: granted, scope, ...rest } = definition
  const can = rightsOf(definition.path, granted, {
    ...(access !== undefined && { access }),
    ...(portee !== undefined && { portee }),
    ...(feature !== undefined && { feature }),
  })
  const [first] = Object.values(can)
  if (!first) throw new Error(`${definition.path} can do nothing`)
  const needsColumns = 'export' in can || ('print' in can && 'list' in can)
  if (needsColumns && !definition.columns?.length)
    throw new Error(`${definition.path} can be exported or printed but declares no column`)
  return {
    query: aucunParametre as unknown as Q,
    data: aucuneDonnee as unknown as D,
    envelope: 'items',
    columns: [],
    ...rest,
    access: can.list?.access ?? first.access,
    scope: scope ?? ('compte' as Sc),
    can: can as CanOf<C, A>,
  }
}

export type Row<R extends Resource> = z.infer<R['row']>
export type Query<R extends Resource> = z.infer<R['query']>
export type Data<R extends Resource> = z.infer<R['data']>
