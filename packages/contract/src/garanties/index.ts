export * from './acte.ts'

import { familles } from '@espace-adherent/domain'
import { z } from 'zod'
import { ratiosSchema } from '../ratios/index.ts'
import { defineResource } from '../resources/define.ts'

const cents = z.int()

export const exempleSchema = z.object({
  libelle: z.string(),
  depense: cents,
  ro: cents,
  rc: cents,
  reste: cents,
})

export const garantiesSchema = z.object({
  nomOffre: z.string(),
  typeContrat: z.enum(['sante', 'prevoyance']),
  /** The five harmonised headings; none for a provident contract. */
  rubriques: z.array(
    z.object({
      famille: z.enum(familles),
      libelle: z.string(),
      garanties: z.array(
        z.object({
          cle: z.string(),
          libelle: z.string(),
          promesse: z.string(),
          /** Why it is more than the offer promises: reinforcements of the contract. */
          precision: z.string().nullable(),
          exemples: z.array(exempleSchema),
        }),
      ),
    }),
  ),
  /** What a provident contract promises. */
  engagements: z.array(
    z.object({ libelle: z.string(), promesse: z.string(), precision: z.string().nullable() }),
  ),
  /** Of a health contract, where the insurer has written them. */
  ratios: ratiosSchema.nullable(),
  /**
   * A « contrat responsable » that still covers: 100 % Santé is never paid in advance (CSS,
   * L871-1).
   */
  isResponsable: z.boolean(),
})
export type Garanties = z.infer<typeof garantiesSchema>

/** What the current contract covers. */
export const garantiesResource = defineResource({
  slice: 'garanties',
  path: '/forms/garanties',
  libelle: 'Garanties',
  access: 'membre',
  scope: 'contrat',
  row: garantiesSchema,
  envelope: 'one',
  can: ['list'],
  identify: ({ nomOffre }) => nomOffre,
})
