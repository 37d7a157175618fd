type Depart = {
  /** Whether anything could still be saved. */
  isConnecte: () => boolean
  /** False when it could not be. */
  enregistrer: () => Promise<boolean>
  /** « Quitter sans enregistrer ? » */
  demander: (go: () => void) => void
}

/**
 * Another screen is wanted while something is not saved: it is saved on the way, and one is asked only if it could not be.
 * Signed out, what is shown goes at once: nobody could save it any more.
 */
export const departDe =
  ({ isConnecte, enregistrer, demander }: Depart) =>
  (go: () => void): void => {
    if (!isConnecte()) go()
    else void enregistrer().then((isDone) => (isDone ? go() : demander(go)))
  }
