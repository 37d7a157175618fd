import { genresLecture } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** How long an alarm stays among the things to do. */
export const JOURS_ALERTE = 7

/** Members of staff who read more than their work explains, in the last days. */
export const alertesLectureResource = defineResource({
  slice: 'surveillance',
  path: '/alertes-lecture',
  libelle: 'Lectures inhabituelles',
  row: z.object({
    id: z.uuid(),
    qui: z.string(),
    genre: z.enum(genresLecture),
    periode: z.enum(['heure', 'jour']),
    nombre: z.int(),
    le: z.iso.datetime(),
  }),
  can: { list: { backoffice: { domaine: 'historique', action: 'read' } } },
  identify: ({ id }) => id,
})
