import { sql } from 'drizzle-orm'

export const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** A few keys, as parameters. */
export const liste = (cles: readonly string[]) =>
  sql`(${sql.join(
    cles.map((cle) => sql`${cle}`),
    sql`, `,
  )})`
