/** So many events of one kind within so many minutes. */
export type Limite = { nombre: number; minutes: number }

export const limitesSecurite = {
  /** A code that nobody typed is worth nothing after that. */
  validiteMinutes: 10,
  /** The wrong code that kills it. */
  essaisParCode: 5,
  /** Wrong codes of one account, over all its codes and operations: a new code does not add to it. */
  essaisParCompte: { nombre: 10, minutes: 60 },
  essaisParAdresse: { nombre: 100, minutes: 60 },
  envoisParCompte: { nombre: 5, minutes: 15 },
  envoisParAdresse: { nombre: 60, minutes: 60 },
  /** What an accepted code allows must be done by then. */
  autorisationMinutes: 10,
  /** Somebody who signed in that recently need not prove again who they are. */
  connexionRecenteMinutes: 10,
} as const satisfies Record<string, number | Limite>
