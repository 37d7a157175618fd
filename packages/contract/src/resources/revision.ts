import { z } from 'zod'

/** Counts the versions of a stored row: 1 when it is created, one more at each change. */
export const revisionSchema = z.int().min(1).max(2_147_483_647)

/** One row, as whoever writes to it last saw it. */
export const cibleSchema = z.strictObject({
  id: z.string().min(1).max(200),
  revision: revisionSchema,
})
export type Cible = z.infer<typeof cibleSchema>

/** From when it is public; null takes it back. */
export const publicationSchema = cibleSchema.extend({ le: z.iso.datetime().nullable() })
export type Publication = z.infer<typeof publicationSchema>

/** Which of its earlier versions the row becomes again. */
export const restaurationSchema = cibleSchema.extend({ version: revisionSchema })
export type Restauration = z.infer<typeof restaurationSchema>

/** A write that started from an old version: what was sent, and what stands. Null: it is gone. */
export type Versions<Row = unknown, Data = unknown> = { votre: Data; actuelle: Row | null }

/** The refusal of a write, with both versions when the one it started from is old. */
export const conflitSchema = (row: z.ZodType, data: z.ZodType) =>
  z.object({
    code: z.string(),
    message: z.string(),
    champs: z.record(z.string(), z.string()).optional(),
    versions: z.object({ votre: data, actuelle: row.nullable() }).optional(),
  })
