import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/index.ts'

const HEURE = 60 * 60_000

/** One at a time on each node: a lot takes as long as it is large, and clients take turns. */
export const executerLot = defineJob({
  key: 'imports.executer',
  data: z.object({
    lotId: z.uuid(),
    clientCode: z.string(),
    isEssai: z.boolean(),
    /** The account that agreed to its deletions. */
    confirmePar: z.uuid().optional(),
  }),
  atOnce: 1,
  isParClient: true,
  maxMs: 12 * HEURE,
})
