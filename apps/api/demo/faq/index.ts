import { randomUUID } from 'node:crypto'
import { organismes } from '../contenus/organismes.ts'
import { fr } from '../contenus/types.ts'
import type { FaqLot } from '../demo.repository.ts'
import type { CodeClient } from '../types.ts'
import { faqAtlas } from './atlas.ts'
import { faqHorizon } from './horizon/index.ts'
import type { CategorieDemo } from './types.ts'

const redactions = { horizon: faqHorizon, atlas: faqAtlas }

/** The questions of a client, as they are written. */
export const faqDe = (client: CodeClient): CategorieDemo[] =>
  redactions[client](organismes[client]).map(({ name, questions }) => ({
    name: fr(name),
    questions,
  }))

/** The same, as rows that point to each other. */
export function faqLot(clientCode: CodeClient, now: Date): FaqLot {
  const categories = faqDe(clientCode).map((categorie, ordre) => ({
    ...categorie,
    id: randomUUID() as string,
    ordre,
  }))
  const questions = categories.flatMap(({ id: categorieId, questions: siennes }) =>
    siennes.map((question, ordre) => ({
      ...question,
      id: randomUUID() as string,
      categorieId,
      ordre,
    })),
  )
  const ids = new Map(questions.map(({ cle, id }) => [cle, id]))
  const idOf = (cle: string) => {
    const id = ids.get(cle)
    if (!id)
      throw new Error(`No question is called « ${cle} » in the demonstration of ${clientCode}`)
    return id
  }
  return {
    categories: categories.map(({ id, name, ordre }) => ({ id, clientCode, name, ordre })),
    questions: questions.map(({ cle: _, reliees, lectures: __, ...question }) => ({
      ...question,
      reliees: reliees.map(idOf),
      clientCode,
      publieLe: now,
    })),
    statistiques: questions.map(({ id, lectures }) => ({
      questionId: id,
      lectures,
      utiles: Math.round(lectures * 0.31),
      inutiles: Math.round(lectures * 0.04),
    })),
  }
}
