/**
 * Values that PostgreSQL cannot read, whatever the query: characters that its encoding lacks, a text
 * that is no number, date or JSON, a number or a date out of reach, a text that is too long.
 */
const sqlStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Did the database refuse a value, and not our query? */
export function isRefusedValue(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown)
    if (sqlStates.has(String((e as { code?: unknown }).code))) return true
  return false
}
