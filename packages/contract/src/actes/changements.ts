import { groupesActe } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { actesGestion } from './cles.ts'
import { ligneResumeSchema } from './demarches.ts'

/** What was asked for and accepted, and counts from a day to come. */
export const changementSchema = z.object({
  demandeId: z.uuid(),
  acte: z.enum(actesGestion),
  groupe: z.enum(groupesActe),
  libelle: z.string(),
  effetLe: z.iso.date(),
  lignes: z.array(ligneResumeSchema),
})
export type Changement = z.infer<typeof changementSchema>

/**
 * Changes to come of the cover of the current contract and of what is known of people, as far as
 * the reader asked for them.
 */
export const changementsResource = defineResource({
  slice: 'actes',
  path: '/demarches/changements',
  libelle: 'Changements à venir',
  access: 'membre',
  scope: 'contrat',
  row: changementSchema,
  can: ['list'],
  identify: ({ demandeId }) => demandeId,
})
