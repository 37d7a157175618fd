/** So many events of one kind within so many minutes. */
export type Limite = { nombre: number; minutes: number }

export const limitesSecurite = {
  /** A code that nobody typed is worth nothing after that. */
  validiteMinutes: 10,
  /** After this many wrong tries a code is dead. */
  essaisParCode: 5,
  /** Wrong codes of one account, over all codes and operations: a new code gives no new tries. */
  essaisParCompte: { nombre: 10, minutes: 60 },
  essaisParAdresse: { nombre: 100, minutes: 60 },
  envoisParCompte: { nombre: 5, minutes: 15 },
  envoisParAdresse: { nombre: 60, minutes: 60 },
  /** What an accepted code allows must be done within this time. */
  autorisationMinutes: 10,
  /** After a sign-in this recent, nobody need prove again who they are. */
  connexionRecenteMinutes: 10,
} as const satisfies Record<string, number | Limite>
