import { motifsAttente } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { dossierSchema, MESSAGE_MAX } from './resource.ts'

const sur = {
  id: z.uuid(),
  /** The one that the clerk was looking at: somebody else's decision since is a conflict. */
  revision: z.int().min(1),
}
const texte = z.string().trim().min(1).max(MESSAGE_MAX)

/** What a clerk does with a request. */
export const gesteGestionnaireSchema = z.discriminatedUnion('geste', [
  z.object({ geste: z.literal('prendre'), ...sur }),
  z.object({ geste: z.literal('rendre'), ...sur }),
  z.object({ geste: z.literal('accepter'), ...sur }),
  z.object({ geste: z.literal('refuser'), ...sur, texte }),
  z.object({ geste: z.literal('clore'), ...sur, texte: texte.nullable() }),
  z.object({ geste: z.literal('revenir'), ...sur }),
  z.object({ geste: z.literal('ecrire'), ...sur, texte }),
  z.object({
    geste: z.literal('demander'),
    ...sur,
    /** The field whose document is asked for; null asks for an answer in words. */
    champ: z.string().max(100).nullable(),
    motif: z.enum(motifsAttente).nullable(),
    texte: texte.nullable(),
    echeance: z.iso.date(),
  }),
])
export type GesteGestionnaire = z.infer<typeof gesteGestionnaireSchema>

/** How the back office treats a request: the member is told of what concerns them. */
export const traitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/traitement',
  libelle: 'Traitement d’une demande',
  access: { backoffice: { domaine: 'demandes', action: 'update' } },
  row: dossierSchema,
  data: gesteGestionnaireSchema,
  can: ['update'],
  identify: ({ id }) => id,
})
