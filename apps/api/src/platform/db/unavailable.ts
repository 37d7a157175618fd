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
 * 08: connection; 53: out of connections, memory or disk; 57P0, 57014: shutting down, starting,
 * cancelled by its limit; 55P03: the same for a lock; 40P01, 40001: sacrificed to another
 * transaction; 25P03: lost sight of; 25006: a standby, before it takes over.
 */
const sqlStates = /^(08...|53...|57P0.|57014|55P03|40P01|40001|25P03|25006)$/

/** What the driver says without any code. */
const driverMessages =
  /connection (terminated|timeout|error)|not queryable|timeout (expired|exceeded)/i

/** Whatever the reason, there is no connection. */
export function asUnavailable(error: unknown): DatabaseUnavailableError {
  if (error instanceof DatabaseUnavailableError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailableError(message, { cause: error })
}

/**
 * Called where errors of the driver come out, and only there: elsewhere the same codes tell of other
 * connections, such as that of a visitor who left.
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

/** Is this failure the database being away, rather than a fault of ours? */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown)
    if (e instanceof DatabaseUnavailableError) return true
  return false
}
