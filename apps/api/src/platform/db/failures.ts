/**
 * The database is away, silent, or too slow to wait for: nothing is wrong with the request, which
 * may be made again. When it happens to a commit, nobody knows whether it was done.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** Connection refused, cut or timed out. */
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * 08: connection; 53: no connection, memory or disk left; 57P0, 57014: the server stops, starts, or
 * cancelled by its limit; 55P03: by the limit of a lock; 40P01, 40001: given up for another
 * transaction; 25P03: idle for too long; 25006: a standby that has not taken over yet.
 */
const sqlStates = /^(08...|53...|57P0.|57014|55P03|40P01|40001|25P03|25006)$/

/** What the driver says without a code. */
const driverMessages =
  /connection (terminated|timeout|error)|not queryable|timeout (expired|exceeded)/i

/** There is no connection, for whatever reason. */
export function asUnavailable(error: unknown): DatabaseUnavailableError {
  if (error instanceof DatabaseUnavailableError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailableError(message, { cause: error })
}

/**
 * Called only where errors of the driver come out. Elsewhere the same codes belong to other
 * connections, such as a visitor's.
 */
export function markUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailableError) return error
  const { code } = error as { code?: unknown }
  const isAway =
    typeof code === 'string'
      ? nodeCodes.has(code) || sqlStates.test(code)
      : driverMessages.test(error.message)
  return isAway ? asUnavailable(error) : error
}

/** Is the database away, or is this a fault of ours? */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown)
    if (e instanceof DatabaseUnavailableError) return true
  return false
}

/** Did a write violate this unique index? */
export function isViolationOf(error: unknown, index: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown) {
    const { code, constraint } = e as { code?: unknown; constraint?: unknown }
    if (code === '23505' && constraint === index) return true
  }
  return false
}

/**
 * Values that PostgreSQL cannot read, whatever the query: characters that its encoding lacks, a text
 * that is no number, date or JSON, a number or a date out of reach, a text that is too long.
 */
const refusedStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Did the database refuse a value, and not our query? */
export function isRefusedValue(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown)
    if (refusedStates.has(String((e as { code?: unknown }).code))) return true
  return false
}
