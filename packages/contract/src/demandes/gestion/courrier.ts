import { z } from 'zod'
import { dateDemandee } from '../../resources/date.ts'
import { defineResource } from '../../resources/define.ts'
import { modifier } from '../../roles/demandes.ts'

/** A termination that came by post, from the member's new insurer: entered by a clerk, it takes the same way. */
export const courrierResiliationResource = defineResource({
  slice: 'resiliation',
  path: '/demandes/courrier',
  libelle: 'Résiliation reçue par courrier',
  row: z.object({ id: z.uuid(), reference: z.string() }),
  data: z.strictObject({
    numeroContrat: z.string().trim().min(1).max(50),
    /** When the letter came: the month runs from there. */
    recueLe: dateDemandee,
    assureur: z.string().trim().min(1).max(100),
    /** Where the papers go when the member has no account; empty: they have one. */
    email: z.union([z.literal(''), z.email()]),
  }),
  can: { update: modifier },
  identify: ({ id }) => id,
})
