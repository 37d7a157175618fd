import type { ContenuMot } from '@espace-adherent/domain/mots'

/** What was typed and not published, with the revision that it started from. */
type Brouillon = { contenu: ContenuMot; revision: number }

/** Kept while the page is open: going to another text and back loses nothing. */
const gardes = new Map<string, Brouillon>()

export const brouillons = {
  get: (key: string) => gardes.get(key) ?? null,
  set: (key: string, brouillon: Brouillon) => void gardes.set(key, brouillon),
  drop: (key: string) => void gardes.delete(key),
}
