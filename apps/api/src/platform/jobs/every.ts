import { z } from 'zod'
import { defineJob, type Handler, type JobContext } from './define.ts'

/**
 * Work that comes back by itself, once for all nodes, on whichever is free. It is never given up:
 * what fails is tried again at its next turn at the latest.
 */
export const every = (
  { key, ms, maxMs }: { key: string; ms: number; maxMs?: number },
  work: (context: JobContext) => Promise<unknown>,
): Handler => {
  const job = defineJob({ key, data: z.object({}), essais: Number.POSITIVE_INFINITY, atOnce: 1 })
  return {
    job: {
      ...job,
      ...(maxMs !== undefined && { maxMs }),
      waitMs: (essai) => Math.min(job.waitMs(essai), ms),
    },
    everyMs: ms,
    work: (_data, context) => work(context),
  }
}
