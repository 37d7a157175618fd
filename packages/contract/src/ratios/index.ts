import type { Ratios } from '@espace-adherent/domain'
import { z } from 'zod'

/** As the law has them shown before a contract is signed, and each year. */
export const ratiosSchema: z.ZodType<Ratios> = z.object({
  annee: z.int(),
  exercice: z.int(),
  prestations: z.string(),
  frais: z.string(),
  composition: z.string().nullable(),
})
