import { z } from 'zod'
import { dateDemandee } from '../../resources/date.ts'
import { defineResource } from '../../resources/define.ts'
import { lire, modifier } from '../../roles/demandes.ts'
import { collegueSchema } from './file.ts'

/** What a clerk has done today, and what is left to them. */
export const journeeResource = defineResource({
  slice: 'demandes',
  path: '/demandes/journee',
  libelle: 'Votre journée',
  envelope: 'one',
  isPassive: true,
  row: z.object({
    /** Decided by whoever asks. */
    traitees: z.int(),
    /** Those for which they asked the member for something. */
    demandees: z.int(),
    chezMoi: z.int(),
    /** Of theirs, what is to be answered today at the latest. */
    pourAujourdhui: z.int(),
    /** Between taking a request and deciding it, for half of those of the day; null: there is none. */
    minutesMedianes: z.int().nullable(),
  }),
  can: { list: lire },
  identify: () => '',
})
export type Journee = z.infer<typeof journeeResource.row>

/** Who is away until when; what they had is handed over or given back as the absence is written down. */
export const absencesResource = defineResource({
  slice: 'demandes',
  path: '/demandes/absences',
  libelle: 'Absences',
  row: z.object({
    compteId: z.uuid(),
    nom: z.string(),
    /** Null: they are back. */
    jusquAu: z.iso.date().nullable(),
    remplacant: collegueSchema.nullable(),
    /** How many requests they still have. */
    demandes: z.int(),
  }),
  data: z.strictObject({
    compteId: z.uuid(),
    /** The last day of the absence; null: they are back. */
    jusquAu: dateDemandee.nullable(),
    /** Who goes on with what they have; null: it goes back to the queue. */
    remplacantId: z.uuid().nullable(),
    /** What was seen of it; null: they were there. */
    avant: z
      .strictObject({ jusquAu: z.iso.date().nullable(), remplacantId: z.uuid().nullable() })
      .nullable(),
  }),
  can: { list: lire, update: modifier },
  identify: ({ compteId }) => compteId,
})
export type Absence = z.infer<typeof absencesResource.row>
