import { sql } from 'drizzle-orm'

export const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** A few keys, as parameters of their column's own type: a column made text of would be read from end to end. */
export const liste = (cles: readonly string[], type: 'text' | 'uuid' = 'text') =>
  sql`(${sql.join(
    cles.map((cle) => sql`${cle}::${sql.raw(type)}`),
    sql`, `,
  )})`
