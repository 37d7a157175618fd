import {
  type DriverValueEncoder,
  DrizzleQueryError,
  getTableColumns,
  is,
  Param,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgDialect, PgSession, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './types.ts'

/** What drizzle's types do not show: a database and its transactions share a dialect. */
type Insides = { dialect: PgDialect; session: PgSession & { client: unknown } }
const insides = (executor: Executor) => executor as unknown as Insides

/** What a database or a transaction sends its statements through. */
export const clientOf = (executor: Executor): unknown => insides(executor).session.client

/**
 * A statement that is built once per database, which is several times cheaper than at each call.
 * The database or a transaction may ask it: only the connection differs.
 */
export function prepared<P extends object>(build: (db: Executor) => P): (db: Executor) => P {
  const known = new WeakMap<PgDialect, P>()
  return (db) => {
    const { dialect } = insides(db)
    let statement = known.get(dialect)
    if (statement === undefined) {
      statement = direct(build(db))
      known.set(dialect, statement)
    }
    const theirs = Object.create(statement)
    theirs.client = clientOf(db)
    return theirs
  }
}

/** Of a prepared query on PostgreSQL. */
type Prepared = {
  fields?: unknown
  params: readonly unknown[]
  rawQueryConfig?: { name: string; text?: string }
  client: { query(config: object, params: unknown[]): Promise<unknown> }
}

/**
 * A statement that gives no rows goes straight to the driver, with its values where they stood when
 * it was built. Drizzle would look at the kind of each parameter again at each call, within four
 * promises.
 */
function direct<P extends object>(statement: P): P {
  const { fields, params, rawQueryConfig } = statement as Partial<Prepared>
  const text = rawQueryConfig?.text
  if (fields || !params || !text) return statement
  const readers = params.map(readerOf)
  const quick = Object.create(statement)
  quick.execute = async function (this: Prepared, values: Values = {}): Promise<unknown> {
    const given = readers.map((read) => read(values))
    try {
      return await this.client.query(rawQueryConfig, given)
    } catch (error) {
      throw new DrizzleQueryError(text, given, error as Error)
    }
  }
  return quick
}

type Values = Readonly<Record<string, unknown>>

function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => named(values, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value } = param
  return (values) => encoder.mapToDriverValue(named(values, value.name))
}

/** A value that was forgotten must not be written as nothing. */
function named(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`No value for ${name}`)
  return values[name]
}

/** For statements that no builder can write. */
export const statementOf = (db: Executor, name: string, statement: SQL) => {
  const { dialect, session } = insides(db)
  return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false)
}

/**
 * Columns whose values are given with the statement, under their own names; prepared inserts and
 * updates are made of them. A placeholder of drizzle's encodes `null` as if it were a value.
 */
export function given<T extends PgTable, Name extends keyof T['$inferInsert'] & string>(
  table: T,
  ...names: readonly Name[]
): Record<Name, SQL> {
  const columns = getTableColumns(table) as Record<string, DriverValueEncoder<unknown, unknown>>
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name] as DriverValueEncoder<unknown, unknown>
      const encoder = {
        mapToDriverValue: (value: unknown) =>
          value === null ? null : column.mapToDriverValue(value),
      }
      return [name, sql`${sql.param(sql.placeholder(name), encoder)}`]
    }),
  ) as Record<Name, SQL>
}

/** The rows of a statement written as text; its author names their type. */
export async function rowsOf<T>(db: Executor, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] }
  return rows
}
