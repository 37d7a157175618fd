import { motsUtiles, racine } from '@espace-adherent/domain'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Synonymes, synonymesCommuns } from './synonymes.ts'

export type Cherchable = {
  id: string
  title: string
  content: string
  categorie: string
  motsCles: readonly string[]
}

/** More would be a list, not an answer. */
const RESULTATS_MAX = 10
/** What is that much less about it than the best answer is only in the way. */
const PERTINENCE_MIN = 0.06
/** Beyond, a question is a letter: its first words say what it is about. */
const MOTS_MAX = 12

/** Where a word stands says how much the question is about it. */
const boost = { title: 5, motsCles: 4, categorie: 2, voisins: 1.5, texte: 1 }

const options: SearchOptions = {
  boost,
  combineWith: 'OR',
  prefix: (mot) => mot.length >= 3,
  // Short words are too close to each other to forgive anything.
  fuzzy: (mot) => (mot.length < 5 ? 0 : mot.length < 8 ? 1 : 2),
  weights: { prefix: 0.4, fuzzy: 0.3 },
}

const exact: SearchOptions = { prefix: false, fuzzy: false }

/** Best first; the same question always gets the same answers in the same order. */
export type Recherche = (query: string) => string[]

/**
 * Full-text search in memory. A word is looked for as it is written and by its stem, so that both a
 * typing mistake in its ending and another ending are forgiven; its other names stand in the index.
 */
export function createRecherche(
  questions: readonly Cherchable[],
  synonymes: Synonymes = synonymesCommuns,
): Recherche {
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(boost),
    tokenize: (mots) => mots.split(' '),
    processTerm: (mot) => mot,
    searchOptions: options,
  })
  index.addAll(questions.map((question) => toDocument(question, synonymes)))
  // A word that is written there is no mistake for another one: « devis » is not « devez ».
  const pour = (mot: string) => (index.search(mot, exact).length > 0 ? { fuzzy: false } : {})
  const rangs = new Map(questions.map(({ id }, rang) => [id, rang]))

  return (query) => {
    const mots = [...new Set(motsUtiles(query))].slice(0, MOTS_MAX)
    const trouvees = new Map<string, { mots: number; score: number }>()
    for (const mot of mots)
      for (const { id, score } of index.search({ queries: formes(mot) }, pour(mot))) {
        const avant = trouvees.get(id) ?? { mots: 0, score: 0 }
        trouvees.set(id, { mots: avant.mots + 1, score: avant.score + score })
      }
    const seuil = Math.max(0, ...[...trouvees.values()].map(({ score }) => score)) * PERTINENCE_MIN
    const rangDe = (id: string) => rangs.get(id) ?? 0
    return [...trouvees]
      .filter(([, { mots: vus, score }]) => vus >= mots.length / 2 && score >= seuil)
      .sort(([a, x], [b, y]) => y.mots - x.mots || y.score - x.score || rangDe(a) - rangDe(b))
      .slice(0, RESULTATS_MAX)
      .map(([id]) => id)
  }
}

const formes = (mot: string) => [...new Set([mot, racine(mot)])]

const indexer = (texte: string) => motsUtiles(texte).flatMap(formes).join(' ')

function toDocument({ id, title, content, categorie, motsCles }: Cherchable, { tous }: Synonymes) {
  const sujet = [title, ...motsCles]
  return {
    id,
    title: indexer(title),
    motsCles: indexer(motsCles.join(' ')),
    categorie: indexer(categorie),
    texte: indexer(textOf(content)),
    // Of what it is about, not of all that it mentions nor of what stands beside it.
    voisins: sujet.flatMap((texte) => tous(motsUtiles(texte).map(racine))).join(' '),
  }
}

/** Sanitised HTML, read as words: tags and entities part them. */
export const textOf = (html: string) => html.replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
