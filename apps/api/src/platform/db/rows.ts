import type { SQL } from 'drizzle-orm'
import type { Executor } from './types.ts'

/** The rows of a statement written as text; its author names their type. */
export async function rowsOf<T>(db: Executor, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] }
  return rows
}
