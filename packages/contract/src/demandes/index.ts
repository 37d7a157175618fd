import { z } from 'zod'

export * from './resource.ts'

/** What the link of a mail holds: it cancels the one request that it was made for. */
export const annulationParLienSchema = z.strictObject({ code: z.string().min(1).max(200) })
