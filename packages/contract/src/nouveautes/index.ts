import { naturesNouveaute } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export const nouveauteSchema = z.object({
  id: z.string(),
  nature: z.enum(naturesNouveaute),
  titre: z.string(),
  /** HTML. */
  contenu: z.string(),
  publieeLe: z.iso.datetime({ offset: true }),
})
export type Nouveaute = z.infer<typeof nouveauteSchema>

export const nouveautesResource = defineResource({
  slice: 'nouveautes',
  path: '/nouveautes',
  libelle: 'Nouveautés',
  access: 'membre',
  row: nouveauteSchema,
  can: ['list'],
  identify: (nouveaute) => nouveaute.id,
})
