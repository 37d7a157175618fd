import { z } from 'zod'

/** How staff preview the portal: at a moment or with every draft, and as whom. */
export const apercuShape = {
  le: z.union([z.literal('brouillon'), z.iso.datetime({ offset: true })]),
  /** As somebody of it reads; otherwise as everybody does. */
  audience: z.uuid().optional(),
}
