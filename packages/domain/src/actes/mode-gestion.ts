/** Who treats a request: the portal at once, or a clerk. */
export const modesGestion = ['automatique', 'manuel'] as const
export type ModeGestion = (typeof modesGestion)[number]

/** The acts whose mode a client may choose, as the wire names them. */
export const actesGestion = ['ribPrestationsActeGestion'] as const
export type ActeGestion = (typeof actesGestion)[number]

/** What a client chose, act by act. */
export type ModesGestion = Partial<Record<ActeGestion, ModeGestion>>

export const isActeGestion = (nom: string): nom is ActeGestion =>
  (actesGestion as readonly string[]).includes(nom)

/** Where nobody has chosen, a clerk looks first: nothing is applied that nobody meant to apply. */
export const modeGestionDe = (modes: ModesGestion | undefined, acte: ActeGestion): ModeGestion =>
  modes?.[acte] ?? 'manuel'
