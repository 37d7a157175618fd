const KEY = 'espace-adherent.brouillons'

type Attente = { qui: string; valeurs: [cle: string, valeur: string | null][] }

/** What staff typed and the server did not take: until it does it waits in this tab, and goes with it. */
export const attente = {
  read(qui: string): Attente['valeurs'] {
    try {
      const lue = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attente | null
      if (lue?.qui === qui) return lue.valeurs
      sessionStorage.removeItem(KEY)
    } catch {
      // A browser that refuses to keep anything.
    }
    return []
  },

  write(qui: string, valeurs: readonly (readonly (string | null)[])[]): void {
    try {
      if (valeurs.length === 0) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, JSON.stringify({ qui, valeurs }))
    } catch {
      // The same; what is on the screen stays there.
    }
  },
}
