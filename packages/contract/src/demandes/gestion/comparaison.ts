import { z } from 'zod'
import { ligneResumeSchema } from '../../actes/demarches.ts'
import { defineResource } from '../../resources/define.ts'
import { modifierDansPortee } from '../../roles/demandes.ts'

/**
 * What a clerk has to compare before they decide, whole: account numbers that every other screen masks. Reading it is a
 * line of the member's own history, and is for whoever may decide.
 */
export const comparaisonResource = defineResource({
  slice: 'demandes',
  path: '/demandes/comparaison',
  libelle: 'Ce qui se compare avant de décider',
  row: ligneResumeSchema,
  query: z.object({ id: z.uuid() }),
  can: { list: modifierDansPortee },
  identify: ({ libelle }) => libelle,
})
