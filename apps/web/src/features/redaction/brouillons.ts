/** What was typed and not saved, with the revision that it started from. */
export type Saisie = { title: string; content: string; audienceId: string | null }
type Garde = { saisie: Saisie; revision: number }

/** Kept while the page is open: going to another content and back loses nothing. */
const gardes = new Map<string, Garde>()

export const brouillons = {
  get: (id: string) => gardes.get(id) ?? null,
  set: (id: string, garde: Garde) => void gardes.set(id, garde),
  drop: (id: string) => void gardes.delete(id),
}
