import { z } from 'zod'

/**
 * How every list with the envelope `page` is asked for: the rows after a place (`apres`, the
 * `suite` of the page before, whose content only the server knows), and how many at most.
 */
export const pagination = ({ taille = 20, max = 100 } = {}) => ({
  apres: z.string().max(1_000).optional(),
  taille: z.coerce.number().int().min(1).max(max).default(taille),
})
