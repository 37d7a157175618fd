/** An insurer of the installation, and the other one that looks after it, if any. */
export type ClientTenu = { code: string; gerePar: string | null }

/**
 * Whether this insurer is alone in the installation, or looks after all the others: what it does to what they share is
 * then its own affair.
 */
export const regitTout = (code: string, clients: readonly ClientTenu[]): boolean =>
  clients.every((client) => client.code === code || client.gerePar === code)
