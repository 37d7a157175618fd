import { motsDe } from '../texte/mots.ts'
import { racine } from '../texte/racine.ts'
import { isPresque } from './proche.ts'
import type { MotCherche, Question } from './question.ts'

/** What is said of something, and how much it is about that. */
export type Champ = { texte: string; poids: number }

/** How many of the words that are looked for were found, and how well. */
export type Note = { mots: number; points: number; isEcrit: boolean }

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

function lire(texte: string): readonly Lu[] {
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
export const connaitre = (question: Question, textes: readonly string[]): Question =>
  question.map((cherche) => ({
    ...cherche,
    isConnu: textes.some((texte) =>
      lire(texte).some(({ mot, racine: sienne }) => force(cherche, mot, sienne) >= DEBUT),
    ),
  }))

/** A word is found where it says most; what none of these holds counts nothing. */
export function noter(question: Question, champs: readonly Champ[]): Note {
  let mots = 0
  let points = 0
  let isEcrit = false
  for (const cherche of question) {
    let meilleur = 0
    for (const { texte, poids } of champs) {
      const siens = lire(texte)
      for (const { mot, racine: sienne } of siens) {
        const sa = force(cherche, mot, sienne)
        if (sa >= DEBUT) isEcrit = true
        const vaut = sa * poids
        if (vaut > 0) meilleur = Math.max(meilleur, vaut - siens.length * LONGUEUR)
      }
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
  const notes = parmi.map((un, rang) => ({ un, rang, ...noter(question, champsDe(un)) }))
  const mots = Math.max(0, ...notes.map((note) => note.mots))
  if (mots === 0 || mots < question.length / 2) return { mots: 0, isEcrit: false, retenus: [] }
  const meilleurs = notes.filter((note) => note.mots === mots)
  const seuil = Math.max(...meilleurs.map(({ points }) => points)) * PERTINENCE_MIN
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
