/** Who treats a request: the portal at once, or a clerk. */
export const modesGestion = ['automatique', 'manuel'] as const
export type ModeGestion = (typeof modesGestion)[number]

/** What a client chose, act by act. */
export type ModesGestion = Readonly<Record<string, ModeGestion | undefined>>

/** The client's choice; where there is none, what the act says. A message is always answered by somebody. */
export const modeGestionDe = (
  modes: ModesGestion | undefined,
  { key, mode, isEchange }: { key: string; mode: ModeGestion; isEchange?: true },
): ModeGestion => (isEchange ? 'manuel' : (modes?.[key] ?? mode))
