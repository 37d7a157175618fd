import { nouveautesGestion } from '@espace-adherent/contract'
import { requireAudience } from '../audiences/index.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import { gere } from '../gestion/index.ts'
import { nouveautes } from './nouveautes.repository.ts'

/** Release notes of the insurer, written by its staff. */
export const nouveautesTenues = gere(nouveautesGestion, {
  table: nouveautes,
  cle: nouveautes.id,
  part: ({ client }) => ({ clientCode: client.code }),
  verifie: async (context, tx, { audienceId }) => {
    await requireAudience(context, tx, audienceId)
    return {}
  },
  nettoie: (valeurs) =>
    typeof valeurs.contenu === 'string'
      ? { ...valeurs, contenu: sanitizeContenu(valeurs.contenu) }
      : valeurs,
})
