import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { defineSlice } from '../slice.ts'
import { deleteInutiles } from './conseil.repository.ts'
import { createConseilDonnees } from './donnees.ts'

export { attachConseil, type ConseilRow, findConseil, markOuvert } from './conseil.repository.ts'
export {
  type ConseilActe,
  conseilDe,
  donnerConseil,
  lireContenu,
  verifierConseil,
} from './conseil.ts'
export { findRemises } from './remises.ts'
export { textes as textesConseil } from './textes.ts'

/** As long as the draft that holds it. */
const INUTILES_MS = 90 * 24 * 60 * 60_000

/** What is said before new cover, and kept of it. */
export const conseilSlice = defineSlice({
  nom: 'conseil',
  donnees: (deps: { sealer: Sealer }) => [createConseilDonnees(deps)],
  purge: ({ db }: { db: Executor }, now) =>
    deleteInutiles(db, new Date(now.getTime() - INUTILES_MS)),
})
