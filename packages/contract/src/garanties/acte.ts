import { type Ratios, regleNiveau, sensNiveau, validateNiveau } from '@espace-adherent/domain'
import { z } from 'zod'
import { champsConseil } from '../acte/conseil.ts'
import { dateSaisieSchema } from '../acte/dates.ts'
import { defineActe, faitsDe } from '../acte/define.ts'
import { ecrits } from '../acte/pieces.ts'
import { garantiesTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

const cents = z.int()

/** One level of the offer, applied to what the household really spent. */
export const niveauSchema = z.object({
  nomOffre: z.string(),
  /** Null: the current level. */
  sens: z.enum(['hausse', 'baisse']).nullable(),
  /** A month, from the next one; null: it has no price. */
  cotisation: cents.nullable(),
  /** What would have been paid, and what would have stayed, over the period. */
  rc: cents,
  reste: cents,
})
export type NiveauCompare = z.infer<typeof niveauSchema>

export type FaitsNiveaux = {
  niveaux: NiveauCompare[]
  /** The period that they are compared over, and what was spent and covered by the Assurance maladie in it. */
  du: string
  au: string
  depense: number
  ro: number
  /** Care that others keep to themselves is left out. */
  isPartiel: boolean
  /** The day of a change that was asked for already. */
  prevuLe: string | null
  ratios: Ratios | null
}

export const garantiesActe = defineActe(garantiesTete, {
  textes,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, nomOffre: 200 }),
    dateEffet: dateSaisieSchema,
    ...champsConseil,
  }),
  faits: faitsDe<FaitsNiveaux>(),
  conseil: { choix: ({ nomOffre }) => nomOffre },
  etapes: { niveau: ['nomOffre', 'dateEffet'] },
  check: (s, _, f) => validateNiveau(s, f),
  dateEffet: regleNiveau,
  circonstances({ nomOffre }, faits) {
    const sens = sensNiveau(faits, nomOffre)
    return sens && { faits: { sens } }
  },
})
