import { motsDe } from '../texte/mots.ts'
import { racine } from '../texte/racine.ts'
import { isPresque } from './proche.ts'
import type { MotCherche, Question } from './question.ts'

/** What is said of something, and how much it is about that. */
export type Champ = { texte: string; poids: number }

/** How many of the words that are looked for were found, and how well. */
type Note = { mots: number; points: number; isEcrit: boolean }

const EXACT = 10
const DEBUT = 7
const AUTRE_NOM = 6
const PRESQUE = 4
/** Of one or two letters, every word is the beginning of something. */
const DEBUT_MIN = 3
/** Of what else is said, a word more counts less. */
const LONGUEUR = 0.05

type Lu = { mot: string; racine: string }
const lus = new Map<string, readonly Lu[]>()
/** Labels and names come again with every search: what they are made of is read once. */
const LUS_MAX = 5_000

/** The words of a text that is met again and again, with their stems. */
export function motsLus(texte: string): readonly Lu[] {
  const connu = lus.get(texte)
  if (connu) return connu
  const lu = motsDe(texte).map((mot) => ({ mot, racine: racine(mot) }))
  if (lus.size >= LUS_MAX) lus.clear()
  lus.set(texte, lu)
  return lu
}

/** How well a word of a text is the one that is looked for; 0: it is another. */
function force(cherche: MotCherche, mot: string, saRacine: string): number {
  if (mot === cherche.mot || saRacine === cherche.racine) return EXACT
  if (cherche.mot.length >= DEBUT_MIN && mot.startsWith(cherche.mot)) return DEBUT
  if (cherche.voisins.has(saRacine)) return AUTRE_NOM
  return isFaute(cherche, mot) ? PRESQUE : 0
}

/** Whether a word of a text is the one that is looked for, with a letter off. */
export const isFaute = ({ mot, isConnu }: MotCherche, autre: string): boolean =>
  !isConnu && isPresque(sansPluriel(autre), sansPluriel(mot))

/** With what is known of its words, once one has seen all that could be found. */
export function connaitre(question: Question, textes: Iterable<string>): Question {
  const vus = [...new Set(textes)]
  return question.map((cherche) => ({
    ...cherche,
    isConnu: vus.some((texte) =>
      motsLus(texte).some(({ mot, racine: sienne }) => force(cherche, mot, sienne) >= DEBUT),
    ),
  }))
}

/** How well a text holds a word. */
type Tenue = { force: number; longueur: number; isEcrit: boolean }

/** The same names and labels stand on thousands of lines: each is compared once with each word of a question. */
function comparer(question: Question): (cherche: MotCherche, texte: string) => Tenue {
  const comparees = new Map(question.map((cherche) => [cherche, new Map<string, Tenue>()]))
  return (cherche, texte) => {
    const siennes = comparees.get(cherche)
    const connue = siennes?.get(texte)
    if (connue) return connue
    const mots = motsLus(texte)
    const forces = mots.map(({ mot, racine: sienne }) => force(cherche, mot, sienne))
    const best = Math.max(0, ...forces)
    const tenue = { force: best, longueur: mots.length, isEcrit: best >= DEBUT }
    siennes?.set(texte, tenue)
    return tenue
  }
}

/** A word is found where it says most; what none of these holds counts nothing. */
function noter(
  question: Question,
  champs: readonly Champ[],
  tenueDe: ReturnType<typeof comparer>,
): Note {
  let mots = 0
  let points = 0
  let isEcrit = false
  for (const cherche of question) {
    let meilleur = 0
    for (const { texte, poids } of champs) {
      const tenue = tenueDe(cherche, texte)
      if (tenue.isEcrit) isEcrit = true
      if (tenue.force > 0)
        meilleur = Math.max(meilleur, tenue.force * poids - tenue.longueur * LONGUEUR)
    }
    if (meilleur > 0) mots++
    points += meilleur
  }
  return { mots, points, isEcrit }
}

/** What is that much less about it than the best is only in the way. */
const PERTINENCE_MIN = 0.6

export type Retenus<T> = {
  /** How many of the words the best hold. */
  mots: number
  /** One of the words is written there, or its beginning: not another name of it only. */
  isEcrit: boolean
  retenus: T[]
}

/**
 * The best first, and only those that hold as many of the words as the best does. Nothing where the best holds less
 * than half of them.
 */
export function retenir<T>(
  question: Question,
  parmi: readonly T[],
  champsDe: (un: T) => readonly Champ[],
): Retenus<T> {
  const tenueDe = comparer(question)
  const notes = parmi.map((un, rang) => ({ un, rang, ...noter(question, champsDe(un), tenueDe) }))
  const mots = notes.reduce((most, note) => Math.max(most, note.mots), 0)
  if (mots === 0 || mots < question.length / 2) return { mots: 0, isEcrit: false, retenus: [] }
  const meilleurs = notes.filter((note) => note.mots === mots)
  const best = meilleurs.reduce((most, { points }) => Math.max(most, points), 0)
  const seuil = best * PERTINENCE_MIN
  return {
    mots,
    isEcrit: meilleurs.some(({ isEcrit }) => isEcrit),
    retenus: meilleurs
      .filter(({ points }) => points >= seuil)
      .sort((a, b) => b.points - a.points || a.rang - b.rang)
      .map(({ un }) => un),
  }
}

const sansPluriel = (mot: string) => mot.replace(/(?<=.{4})[sx]$/, '')
