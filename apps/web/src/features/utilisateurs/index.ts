import { createStore } from '../../platform/browser/store.ts'

/** Whose panel stands over the screen: an account; null: nobody's. */
export const personneOuverte = createStore<string | null>(null)

/** Over whatever is on the screen: what was being written there stays. */
export const ouvrePersonne = (id: string) => personneOuverte.set(id)
export const fermePersonne = () => personneOuverte.set(null)
