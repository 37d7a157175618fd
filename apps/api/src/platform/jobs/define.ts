import type { z } from 'zod'

const MINUTE = 60_000
const LONGEST_WAIT = 60 * MINUTE

/** A job without the code that does it: whoever asks for one loads no more than this. */
export type Job<Data extends object = object> = {
  key: string
  /** Identifiers, never a person's data. */
  data: z.core.$ZodType<Data>
  /** How often it is tried before it is given up. */
  essais: number
  /** How many of them one node does at a time. */
  atOnce: number
  /**
   * Clients take turns, by `clientCode` of the data, so that the hundreds of one do not make
   * another wait.
   */
  isParClient: boolean
  /** After that long a try has failed, whatever it is waiting for. */
  maxMs: number
  /** How long to wait after a failed try, the first being 1. */
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
  /** Aborted when another node has taken the work, or it has lasted too long. */
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
  // The job's own schema has read what is handed over.
  work: (data, context) => work(data as Data, context),
})
