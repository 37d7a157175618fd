/** An insurer of the installation, and the insurer that looks after it, if any. */
export type ClientTenu = { code: string; gerePar: string | null }

/**
 * Whether this insurer is alone in the installation or looks after all others: then it may decide
 * about what they share.
 */
export const regitTout = (code: string, clients: readonly ClientTenu[]): boolean =>
  clients.every((client) => client.code === code || client.gerePar === code)
