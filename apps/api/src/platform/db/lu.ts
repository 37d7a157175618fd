import type { PgTable, PgViewWithSelection } from 'drizzle-orm/pg-core'

type Columns<T extends PgTable> = T['_']['columns']

/** A table of somebody else: `from` and `join` take it, `insert`, `update` and `delete` do not, and `Tu` cannot be named. */
export type Lu<T extends PgTable, Tu extends keyof Columns<T> = never> = PgViewWithSelection<
  T['_']['name'],
  true,
  Omit<Columns<T>, Tu>
>

/** The same table under a type that only reads. Its SQL is what it was; `hidden` are columns that the owner keeps to itself. */
export const readOnly = <T extends PgTable, const Tu extends keyof Columns<T> = never>(
  table: T,
  ..._hidden: readonly Tu[]
): Lu<T, Tu> => table as unknown as Lu<T, Tu>
