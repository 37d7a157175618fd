import { type Budget, createBudget } from '../refus.ts'
import { UNPACKED_MAX } from '../zip/archive.ts'

const MEGA = 1024 * 1024

/** What looking at one document may cost, all its parts and those of its charts together. */
export type Patience = {
  /** What parts become. */
  unpacked: Budget
  /** Charts have a dozen parts each. */
  parts: Budget
  /** Lists of parts and links: a presentation of a thousand slides has two megabytes of them. */
  lists: Budget
  /** Parts with fields, read as one text: ten thousand pages. */
  texts: Budget
  /** Fields: a large mailing has some thousands. */
  fields: Budget
  /** Texts with a bar in them: the cells of a very large table. */
  bars: Budget
}

export const createPatience = (): Patience => ({
  unpacked: createBudget(UNPACKED_MAX),
  parts: createBudget(10_000),
  lists: createBudget(6 * MEGA),
  texts: createBudget(32 * MEGA),
  fields: createBudget(200_000),
  bars: createBudget(1_000_000),
})
