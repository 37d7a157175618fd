import {
  type FaqCategorie,
  type FaqQuestion,
  type FaqQuestionLiee,
  QUESTIONS_POPULAIRES,
} from '@espace-adherent/contract'
import type { Lectorat } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { madeOnce, Serialized } from '../../platform/resources/index.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import type { Codes } from './codes.ts'
import { findLectures, findQuestionsPubliees, findSynonymes } from './faq.repository.ts'
import { createRecherche, type Recherche } from './recherche.ts'
import { createSynonymes, type Synonymes, synonymesCommuns } from './synonymes.ts'
import { textes } from './textes.ts'

/** Topic on which the database announces a change of what the help service publishes. */
export const TOPIC_FAQ = 'faq'

/** What is published, in memory: lists as the bytes that will be sent, and an index to search. */
export type FaqSnapshot = {
  topics: readonly string[]
  list(clientCode: string, lectorat: Lectorat): Serialized
  popular(clientCode: string, lectorat: Lectorat): Serialized
  search(clientCode: string, lectorat: Lectorat, query: string): FaqQuestion[]
  /** By what names the client's members know things. */
  synonymes(clientCode: string): Synonymes
  /** A question was read: « Top 5 » follows at once here, and elsewhere at the next reading. */
  setLectures(questionId: string, lectures: number): void
  refresh(db: Executor): Promise<void>
  refreshLectures(db: Executor): Promise<void>
}

type Ligne = Awaited<ReturnType<typeof findQuestionsPubliees>>[number]

/** The questions that one kind of reader may see. */
type Vue = {
  questions: ReadonlyMap<string, FaqQuestion>
  liste: Serialized
  recherche: () => Recherche
}
type Client = Record<Lectorat, () => Vue>

const vide = serialize([])

export function createFaqSnapshot(codes: Codes): FaqSnapshot {
  let clients = new Map<string, Client>()
  let synonymes = new Map<string, Synonymes>()
  let lectures = new Map<string, number>()
  let populaires = new Map<Vue, Serialized>()
  let asked = 0
  let shown = 0

  const vueDe = (clientCode: string, lectorat: Lectorat) => clients.get(clientCode)?.[lectorat]()
  const keepLectures = (lues: Awaited<ReturnType<typeof findLectures>>) => {
    lectures = new Map(lues.map(({ questionId, lectures: nombre }) => [questionId, nombre]))
    populaires = new Map()
  }

  return {
    topics: [TOPIC_FAQ],
    list: (clientCode, lectorat) => vueDe(clientCode, lectorat)?.liste ?? vide,
    popular(clientCode, lectorat) {
      const vue = vueDe(clientCode, lectorat)
      if (!vue) return vide
      const known = populaires.get(vue) ?? serialize([topOf(vue, lectures)])
      populaires.set(vue, known)
      return known
    },
    search(clientCode, lectorat, query) {
      const vue = vueDe(clientCode, lectorat)
      if (!vue) return []
      return vue
        .recherche()(query)
        .flatMap((id) => vue.questions.get(id) ?? [])
    },
    synonymes: (clientCode) => synonymes.get(clientCode) ?? synonymesCommuns,
    setLectures(questionId, nombre) {
      lectures.set(questionId, nombre)
      populaires = new Map()
    },
    async refresh(db) {
      const turn = ++asked
      const [lignes, lues, dits] = await Promise.all([
        findQuestionsPubliees(db),
        findLectures(db),
        findSynonymes(db),
      ])
      // Of two readings that cross, the one that began last has seen the most.
      if (turn < shown) return
      shown = turn
      synonymes = new Map(
        [...Map.groupBy(dits, ({ clientCode }) => clientCode)].map(([clientCode, siens]) => [
          clientCode,
          createSynonymes(siens),
        ]),
      )
      clients = toClients(lignes, codes, (code) => synonymes.get(code))
      keepLectures(lues)
    },
    refreshLectures: async (db) => keepLectures(await findLectures(db)),
  }
}

function toClients(
  lignes: readonly Ligne[],
  codes: Codes,
  synonymesDe: (clientCode: string) => Synonymes | undefined,
): Map<string, Client> {
  return new Map(
    [...Map.groupBy(lignes, ({ clientCode }) => clientCode)].map(([clientCode, siennes]) => {
      const propres = madeOnce(() =>
        siennes.map((ligne) => ({ ...ligne, content: sanitizeContenu(ligne.content) })),
      )
      const vue = (isVue: (ligne: Ligne) => boolean) =>
        madeOnce(() => toVue(propres().filter(isVue), codes, synonymesDe(clientCode)))
      return [
        clientCode,
        { connecte: vue(() => true), visiteur: vue(({ lectorat }) => lectorat === 'visiteur') },
      ]
    }),
  )
}

function toVue(lignes: readonly Ligne[], codes: Codes, synonymes: Synonymes | undefined): Vue {
  const seules = new Map(
    lignes.map((ligne, i) => [
      ligne.id,
      { question: toQuestion(ligne, i + 1, codes), reliees: ligne.reliees },
    ]),
  )
  const questions = new Map(
    [...seules].map(([id, { question, reliees }]) => [
      id,
      // Those that this reader may not see are not there.
      { ...question, related: reliees.flatMap((reliee) => seules.get(reliee)?.question ?? []) },
    ]),
  )
  return {
    questions,
    liste: serialize(toCategories(lignes, questions)),
    // Most nodes of most clients never see a search.
    recherche: madeOnce(() => createRecherche(lignes, synonymes)),
  }
}

const toQuestion = (
  { id, clientCode, title, content }: Ligne,
  order: number,
  codes: Codes,
): FaqQuestionLiee => ({
  title,
  content,
  clickCode: codes.sign('click', clientCode, id),
  rateCode: codes.sign('rate', clientCode, id),
  order,
})

function toCategories(
  lignes: readonly Ligne[],
  questions: ReadonlyMap<string, FaqQuestion>,
): FaqCategorie[] {
  return [...Map.groupBy(lignes, ({ categorie }) => categorie)].map(([name, siennes], i) => ({
    name,
    order: i + 1,
    items: siennes.flatMap(({ id }) => questions.get(id) ?? []),
  }))
}

/** The most read first; those that nobody has read yet follow in the order of the list. */
function topOf({ questions }: Vue, lectures: ReadonlyMap<string, number>): FaqCategorie {
  const lues = (id: string) => lectures.get(id) ?? 0
  const items = [...questions]
    .sort(([a], [b]) => lues(b) - lues(a))
    .slice(0, QUESTIONS_POPULAIRES)
    .map(([, question]) => question)
  return { name: textes.populaires, order: 1, items }
}

function serialize(items: FaqCategorie[]): Serialized {
  return new Serialized(JSON.stringify({ items, total: items.length }))
}
