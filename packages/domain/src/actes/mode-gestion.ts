/** Who treats a request: the portal at once, or a clerk. */
export const modesGestion = ['automatique', 'manuel'] as const
export type ModeGestion = (typeof modesGestion)[number]

/** What a client chose, act by act. */
export type ModesGestion = Readonly<Record<string, ModeGestion | undefined>>

/** The client's choice; where there is none, what the act says. */
export const modeGestionDe = (
  modes: ModesGestion | undefined,
  { key, mode }: { key: string; mode: ModeGestion },
): ModeGestion => modes?.[key] ?? mode
