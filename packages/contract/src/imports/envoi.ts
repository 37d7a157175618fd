import { ENVOI_FICHIERS_MAX, ENVOI_OCTETS_MAX } from '@espace-adherent/domain'
import { z } from 'zod'
import { nomsEntites } from './entites/definition.ts'

const octets = z.int().min(0).max(ENVOI_OCTETS_MAX)
const fichiers = z
  .array(z.strictObject({ nom: z.string().min(1).max(210), taille: octets }))
  .min(1)
  .max(ENVOI_FICHIERS_MAX)

/** What is about to be sent: a lot by its manifest, or refused records of one, corrected. */
export const envoiSchema = z.union([
  z.strictObject({ manifeste: z.string().min(1).max(300_000), fichiers }),
  z.strictObject({ corrige: z.uuid(), fichiers }),
])

/** How much of each file has come: sending goes on from there. */
export const envoiRecuSchema = z.object({
  id: z.uuid(),
  fichiers: z.array(z.object({ nom: z.string(), taille: octets, recus: octets })),
})
export type EnvoiRecu = z.infer<typeof envoiRecuSchema>

/** One part of a file, from a byte on. */
export const morceauQuery = z.strictObject({
  id: z.uuid(),
  nom: z.string().min(1).max(210),
  debut: z.coerce.number().int().min(0).max(ENVOI_OCTETS_MAX),
})
/** How much there is now; whether nothing of the lot is missing any more. */
export const morceauRecuSchema = z.object({ recus: octets, isComplet: z.boolean() })

export const rejetsQuery = z.strictObject({ id: z.uuid(), entite: z.enum(nomsEntites) })
