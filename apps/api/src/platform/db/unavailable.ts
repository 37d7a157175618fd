/** Connection refused, cut or timed out; or the server shutting down or refusing connections. */
const nodeCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const sqlStates = /^(08...|57P0[123]|53300)$/

/** Is this failure the database being away, rather than a fault of ours? */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as unknown) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string' && (nodeCodes.has(code) || sqlStates.test(code))) return true
    if (
      /connection (terminated|timeout|error)|timeout exceeded when trying to connect/i.test(
        e.message,
      )
    )
      return true
  }
  return false
}
