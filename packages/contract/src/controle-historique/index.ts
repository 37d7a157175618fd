import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Goes through the whole chain of seals: whether anybody has touched a line. */
export const controleHistoriqueResource = defineResource({
  slice: 'historique',
  path: '/history/controle',
  libelle: 'Contrôle de l’historique',
  row: z.object({
    lignes: z.int(),
    /** The last seal, to be noted elsewhere. */
    tete: z.string(),
    rupture: z.object({ historiqueId: z.int(), nature: z.string() }).nullable(),
  }),
  can: { update: { backoffice: { domaine: 'historique', action: 'read' } } },
  identify: ({ tete }) => tete,
})
