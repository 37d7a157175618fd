import { z } from 'zod'
import { apercuShape } from '../contenu/apercu.ts'
import { defineResource } from '../resources/define.ts'
import { nouveauteSchema } from './index.ts'

/** Release notes as they will be read at a moment, or with every draft: for the portal itself to show. */
export const apercuNouveautesResource = defineResource({
  slice: 'nouveautes',
  path: '/release-note/apercu',
  libelle: 'Aperçu des nouveautés',
  envelope: 'array',
  row: nouveauteSchema,
  query: z.object(apercuShape),
  can: { list: { backoffice: { domaine: 'contenus', action: 'read' } } },
  identify: ({ id }) => id,
})
