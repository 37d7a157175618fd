import { z } from 'zod'

/** How staff preview the portal: at a moment or with every draft, and as whom. */
export const apercuShape = {
  le: z.union([z.literal('brouillon'), z.iso.datetime({ offset: true })]),
  /** As somebody of that audience reads it; otherwise as everybody does. */
  audience: z.uuid().optional(),
}
