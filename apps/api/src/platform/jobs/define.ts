import type { z } from 'zod'

const MINUTE = 60_000
const LONGEST_WAIT = 60 * MINUTE

/** What is to be done, apart from how: whoever asks for it loads no more than this. */
export type Job<Data extends object = object> = {
  key: string
  /** Identifiers, never a person's data. */
  data: z.core.$ZodType<Data>
  /** How often it is tried, all in all, before it is given up. */
  essais: number
  /** How many of them one node does at once. */
  atOnce: number
  /** Clients take turns, by `clientCode` of the data: the hundreds of one do not make another wait. */
  isParClient: boolean
  /** After that long, a try has failed, whatever it is still waiting for. */
  maxMs: number
  /** Between a try that failed, the first being 1, and the next. */
  waitMs(essai: number): number
}

const defaults = {
  essais: 10,
  atOnce: 4,
  isParClient: false,
  maxMs: 15 * MINUTE,
  /** A minute, then twice as long each time, up to an hour. */
  waitMs: (essai: number) => Math.min(2 ** essai * (MINUTE / 2), LONGEST_WAIT),
}

export const defineJob = <Data extends object>(
  job: Pick<Job<Data>, 'key' | 'data'> & Partial<Job<Data>>,
): Job<Data> => ({ ...defaults, ...job })

export type JobContext = {
  now: Date
  /** Aborted when the work is no longer ours, or has taken too long. */
  signal: AbortSignal
}

/** A job and what does it. `everyMs`: it comes back by itself, on one node at a time. */
export type Handler = {
  job: Job
  everyMs: number | null
  work(data: object, context: JobContext): Promise<unknown>
}

export const handles = <Data extends object>(
  job: Job<Data>,
  work: (data: Data, context: JobContext) => Promise<unknown>,
): Handler => ({
  job,
  everyMs: null,
  // What is handed over was read by the job's own schema.
  work: (data, context) => work(data as Data, context),
})
