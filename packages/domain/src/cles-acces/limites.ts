export const limitesClesAcces = {
  /** Enough for every device of a family, few enough to be read at a glance. */
  parCompte: 10,
  /** What an authenticator must sign is worth nothing after that. */
  defiMinutes: 5,
  /** Longest name that a person may give to a key. */
  libelle: 40,
} as const
