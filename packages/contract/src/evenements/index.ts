import { effetsEvenement, evenementsDeVie, gestesEvenement } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { evenementsAddress } from './address.ts'

export { actesDesGestes } from './gestes.ts'

/** What an event touches of one contract, in words that whoever reads is told; figures are theirs. */
const contratToucheSchema = z.object({
  numeroContrat: z.string(),
  nomOffre: z.string(),
  typeContrat: z.enum(['sante', 'prevoyance']),
  effets: z.array(
    z.object({
      effet: z.enum(effetsEvenement),
      /** What changes by itself, what its owner should look at, what stays as it is. */
      ton: z.enum(['change', 'relire', 'rien']),
      court: z.string(),
      texte: z.string(),
    }),
  ),
})

export const evenementToucheSchema = z.object({
  evenement: z.enum(evenementsDeVie),
  contrats: z.array(contratToucheSchema),
  /** Acts that are there already, the first one first. */
  gestes: z.array(z.object({ geste: z.enum(gestesEvenement), numeroContrat: z.string() })),
})
export type EvenementTouche = z.infer<typeof evenementToucheSchema>

/** Over all the contracts that cover whoever asks and are still running. */
export const evenementsResource = defineResource({
  ...evenementsAddress,
  slice: 'evenements',
  row: evenementToucheSchema,
  can: ['list'],
  identify: ({ evenement }) => evenement,
})
