import { motifsAttente } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { demandeSchema, MESSAGE_MAX } from './resource.ts'

const sur = {
  id: z.uuid(),
  /** The one that the clerk was looking at: somebody else's decision since is a conflict. */
  revision: z.int().min(1),
}
const texte = z.string().trim().min(1).max(MESSAGE_MAX)

/** What a clerk does with a request. */
export const gesteGestionnaireSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('prendre'), ...sur }),
  z.strictObject({ geste: z.literal('rendre'), ...sur }),
  z.strictObject({ geste: z.literal('accepter'), ...sur }),
  z.strictObject({ geste: z.literal('refuser'), ...sur, texte }),
  z.strictObject({ geste: z.literal('clore'), ...sur, texte: texte.nullable() }),
  z.strictObject({ geste: z.literal('revenir'), ...sur }),
  z.strictObject({ geste: z.literal('ecrire'), id: z.uuid(), texte }),
  z.strictObject({
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

/** The queue of what clerks have to treat, newest first, and how they treat it; the member is told. */
export const traitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/traitement',
  libelle: 'Traitement des demandes',
  envelope: 'page',
  row: demandeSchema.extend({ membre: z.string().nullable() }),
  query: z.object(pagination()),
  data: gesteGestionnaireSchema,
  can: {
    list: { backoffice: { domaine: 'demandes', action: 'read' } },
    update: { backoffice: { domaine: 'demandes', action: 'update' } },
  },
  identify: ({ id }) => id,
})
