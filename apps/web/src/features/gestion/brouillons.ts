import type { LigneGestion } from '@espace-adherent/contract/gestion'
import type { Saisie } from './saisie.ts'

/** What was typed and not saved, with the version that it started from. */
export type Brouillon = { depart: LigneGestion | null; saisie: Saisie }

/**
 * Kept while the page is open: a panel that is closed by mistake gives back what was typed. Nothing
 * of it is left on the device.
 */
const gardes = new Map<string, Brouillon>()

const cleDe = (gestion: string, id: string | null) => `${gestion} ${id ?? ''}`

export const brouillons = {
  get: (gestion: string, id: string | null) => gardes.get(cleDe(gestion, id)) ?? null,
  set: (gestion: string, id: string | null, brouillon: Brouillon) =>
    void gardes.set(cleDe(gestion, id), brouillon),
  drop: (gestion: string, id: string | null) => void gardes.delete(cleDe(gestion, id)),
}
