import { z } from 'zod'

/** Counts the versions of a stored row: 1 when it is created, one more at each change. */
export const revisionSchema = z.int().min(1).max(2_147_483_647)

/** One row, as its author last saw it. */
export const cibleSchema = z.strictObject({
  id: z.string().min(1).max(200),
  revision: revisionSchema,
})
export type Cible = z.infer<typeof cibleSchema>

/** Public from then on; null: no longer public. */
export const publicationSchema = cibleSchema.extend({ le: z.iso.datetime().nullable() })
export type Publication = z.infer<typeof publicationSchema>

/** The earlier version that the row goes back to. */
export const restaurationSchema = cibleSchema.extend({ version: revisionSchema })
export type Restauration = z.infer<typeof restaurationSchema>

/** A write from an old revision: what was sent and what stands; null: the row is gone. */
export type Versions<Row = unknown, Data = unknown> = { votre: Data; actuelle: Row | null }

/** The refusal of a write, with both versions when the one it started from is old. */
export const conflitSchema = (row: z.ZodType, data: z.ZodType) =>
  z.object({
    code: z.string(),
    message: z.string(),
    champs: z.record(z.string(), z.string()).optional(),
    versions: z.object({ votre: data, actuelle: row.nullable() }).optional(),
  })
