import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { CopyText } from './copy.ts'

/** The database, or a transaction on it: repositories take one on every call. */
export type Executor = PgDatabase<PgQueryResultHKT>

export type Database = {
  db: Executor
  engine: 'pglite' | 'postgres'
  /** Runs on one node at a time, whichever process asks first; so does `unhurried`. */
  exclusively<T>(work: (db: Executor) => Promise<T>): Promise<T>
  /** For long work: no time limit, one statement after the other. */
  unhurried<T>(work: (db: Executor) => Promise<T>): Promise<T>
  /** Many rows at once into a table that other connections see, by COPY: all of them, or none. How many. */
  copyIn(table: string, columns: readonly string[], text: CopyText): Promise<number>
  migrate(db: Executor): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Tells every node, this one included, that something it keeps in memory has changed. */
  notify(topic: string): Promise<void>
  listen(onTopic: (topic: string) => void): Promise<void>
  close(): Promise<void>
}

/** Topic sent to the listener when it may have missed some: everything must be read again. */
export const TOPIC_ALL = '*'
