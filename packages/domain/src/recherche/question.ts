import { motsUtiles } from '../texte/mots.ts'
import { racine } from '../texte/racine.ts'

/** A word that is looked for: as it was typed, its stem, and the stems of its other names. */
export type MotCherche = {
  mot: string
  racine: string
  voisins: ReadonlySet<string>
  /** It is written somewhere: then it is no mistake for another one (« partir » is not « partie »). */
  isConnu: boolean
}

/** What is looked for: every word that says something of it. */
export type Question = readonly MotCherche[]

/** Of words by their stems, the other names of each: words and stems. */
export type Voisins = (racines: readonly string[]) => readonly (readonly string[])[]

export const sansVoisins: Voisins = (racines) => racines.map(() => [])

/** Beyond, a question is a letter: its first words say what it is about. */
const MOTS_MAX = 8

export function readQuestion(texte: string, voisinsDe: Voisins = sansVoisins): Question {
  const mots = [...new Set(motsUtiles(texte))].slice(0, MOTS_MAX)
  const racines = mots.map(racine)
  const voisins = voisinsDe(racines)
  return mots.map((mot, i) => ({
    mot,
    racine: racines[i] ?? mot,
    voisins: new Set(voisins[i]?.map(racine)),
    isConnu: false,
  }))
}
