import type { ModeGestion } from './mode-gestion.ts'

/** `recue`: a clerk has yet to treat it; `traitee`: it was applied. */
export const etatsDemande = ['recue', 'traitee'] as const
export type EtatDemande = (typeof etatsDemande)[number]

/** How a request begins: what the portal applies at once has nobody to wait for. */
export const etatInitial = (modeGestion: ModeGestion): EtatDemande =>
  modeGestion === 'manuel' ? 'recue' : 'traitee'
