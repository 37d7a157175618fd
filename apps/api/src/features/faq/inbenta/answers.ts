import type { FaqQuestionLiee } from '@espace-adherent/contract'
import { z } from 'zod'
import { sanitizeContenu } from '../../contenu/index.ts'

/** Attributes are text, or something of the insurer's own that is of no use here. */
const attributesSchema = z.record(z.string(), z.unknown()).default({})

const contentSchema = z.object({
  id: z.coerce.string(),
  title: z.string(),
  categories: z.array(z.coerce.string()).default([]),
  hasRelated: z.boolean().default(false),
  attributes: attributesSchema,
  tracking: z.object({ clickCode: z.string(), rateCode: z.string() }),
})
export type Content = z.infer<typeof contentSchema>

export const contentsSchema = z.object({
  results: z.array(contentSchema),
  hasMore: z.boolean().default(false),
})

export const categoriesSchema = z.object({
  results: z.array(z.object({ id: z.coerce.string(), name: z.string() })),
})

export const toQuestion = (
  { title, attributes, tracking }: Content,
  order: number,
): FaqQuestionLiee => ({
  title,
  content: sanitizeContenu(answerOf(attributes)),
  clickCode: tracking.clickCode,
  rateCode: tracking.rateCode,
  order,
})

/** New instances call it ANSWER_TEXT; older ones have a name of their own that begins like it. */
function answerOf(attributes: Content['attributes']): string {
  const name = Object.keys(attributes).find((key) => key === 'ANSWER_TEXT')
  const other = Object.keys(attributes).find((key) => /^answer/i.test(key))
  const answer = attributes[name ?? other ?? '']
  return typeof answer === 'string' ? answer : ''
}
