import {
  type FaqCategorie,
  type FaqQuestion,
  type FaqQuestionLiee,
  QUESTIONS_POPULAIRES,
} from '@espace-adherent/contract'
import { type Lectorat, masquerDonneesPersonnelles } from '@espace-adherent/domain'
import { z } from 'zod'
import type { Demande, FaqService } from '../service.ts'
import { textes } from '../textes.ts'
import { type Content, categoriesSchema, contentsSchema, toQuestion } from './answers.ts'
import { createKept } from './kept.ts'
import { createKnowledge, type InbentaConfig, type Knowledge } from './knowledge.ts'

/** The assistant's numbers for whoever is signed in, and whoever is not. */
const userTypes: Record<Lectorat, number> = { connecte: 2, visiteur: 4 }

const RESULTS_MAX = 10
const PAGE = 100
const PAGES_MAX = 20
/** Requests for related contents that are under way at once. */
const AT_ONCE = 6

/** The identifiers of the two answers to « was it useful? », as a new instance has them. */
const RATING = { utile: 1, inutile: 2 }

type Options = { now?: () => number; timeoutMs?: number }

/** What is asked of the assistant itself. */
export type Distante = Omit<FaqService, 'apercu' | 'voisins' | 'manque'>

/** The same calls, answered by Inbenta's Knowledge API (v1). */
export function createInbentaFaq(config: InbentaConfig, options: Options = {}): Distante {
  const ask = createKnowledge(config, options)
  const lists = createKept<FaqCategorie[]>(options.now)
  const tops = createKept<FaqCategorie[]>(options.now)
  const relateds = createKept<FaqQuestionLiee[]>(options.now)

  const relatedTo = (content: Content, userType: number): Promise<FaqQuestionLiee[]> =>
    relateds(`${userType} ${content.id}`, async () => {
      const path = `/v1/contents/${encodeURIComponent(content.id)}/related`
      const { results } = await ask({ method: 'GET', path, userType }, contentsSchema)
      return results.map((related, i) => toQuestion(related, i + 1))
      // An answer without what goes with it is still the answer.
    }).catch(() => [])

  const toQuestions = (contents: readonly Content[], userType: number) =>
    inTurns(contents, async (content, i): Promise<FaqQuestion> => {
      const related = content.hasRelated ? await relatedTo(content, userType) : []
      return { ...toQuestion(content, i + 1), related }
    })

  return {
    list: ({ lectorat }) =>
      lists(lectorat, async () => {
        const userType = userTypes[lectorat]
        const [{ results: categories }, contents] = await Promise.all([
          ask({ method: 'GET', path: '/v1/categories?maxDepth=-1', userType }, categoriesSchema),
          readContents(ask, userType),
        ])
        const questions = await toQuestions(contents, userType)
        return toCategories(categories, contents, questions)
      }),
    popular: ({ lectorat }) =>
      tops(lectorat, async () => {
        const userType = userTypes[lectorat]
        const path = `/v1/contents/popular?length=${QUESTIONS_POPULAIRES}`
        const { results } = await ask({ method: 'GET', path, userType }, contentsSchema)
        const items = await toQuestions(results.slice(0, QUESTIONS_POPULAIRES), userType)
        return [{ name: textes.populaires, order: 1, items }]
      }),
    async search({ lectorat }, query) {
      const userType = userTypes[lectorat]
      // Never kept here: Inbenta counts what is looked for. A number typed by mistake stays here.
      const asked = masquerDonneesPersonnelles(query)
      const body = { query: asked, length: RESULTS_MAX, type: 'search', tracking: true }
      const { results } = await ask(
        { method: 'POST', path: '/v1/search', userType, body },
        contentsSchema,
      )
      return toQuestions(results.slice(0, RESULTS_MAX), userType)
    },
    click: (demande, code) => track(ask, demande, { type: 'click', data: { code } }),
    rate: (demande, { rateCode: code, isUseful, comment }) =>
      track(ask, demande, {
        type: 'rate',
        data: {
          code,
          // A comment says what was missing: it comes from somebody whom the answer did not help.
          value: isUseful ? RATING.utile : RATING.inutile,
          ...(comment !== undefined && { comment: masquerDonneesPersonnelles(comment) }),
        },
      }),
  }
}

const track = async (ask: Knowledge, { lectorat }: Demande, body: unknown): Promise<void> => {
  const path = '/v1/tracking/events'
  // The code is all that the visitor brings: refused, it names nothing that Inbenta knows.
  const refusal = 'NotFound'
  await ask({ method: 'POST', path, userType: userTypes[lectorat], body, refusal }, z.unknown())
}

async function readContents(ask: Knowledge, userType: number): Promise<Content[]> {
  const contents: Content[] = []
  for (let page = 0; page < PAGES_MAX; page++) {
    const path = `/v1/contents?length=${PAGE}&offset=${page * PAGE}`
    const { results, hasMore } = await ask({ method: 'GET', path, userType }, contentsSchema)
    contents.push(...results)
    if (!hasMore || results.length === 0) break
  }
  return contents
}

/** A content in several categories stands in each; those of none come last. */
function toCategories(
  categories: readonly { id: string; name: string }[],
  contents: readonly Content[],
  questions: readonly FaqQuestion[],
): FaqCategorie[] {
  const known = new Set(categories.map(({ id }) => id))
  const where = (belongs: (content: Content) => boolean) =>
    questions.filter((_, i) => belongs(contents[i] as Content))
  return [
    ...categories.map(({ id, name }) => ({
      name,
      items: where((content) => content.categories.includes(id)),
    })),
    {
      name: textes.autresQuestions,
      items: where((content) => !content.categories.some((id) => known.has(id))),
    },
  ]
    .filter(({ items }) => items.length > 0)
    .map((categorie, i) => ({ ...categorie, order: i + 1 }))
}

/** In their order, a few at a time: a large base would otherwise be asked for all at once. */
async function inTurns<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done = new Array<R>(items.length)
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      done[index] = await work(items[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}
