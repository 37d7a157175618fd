import { z } from 'zod'

export const mandatSchema = z.object({
  rum: z.string(),
  ics: z.string(),
  signeLe: z.iso.date(),
  titulaire: z.string(),
  /** Masked. */
  iban: z.string(),
  bic: z.string(),
})
export type Mandat = z.infer<typeof mandatSchema>
