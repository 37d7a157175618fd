import type { ActeGestion } from '@espace-adherent/contract/actes'
import type { ModeGestionResponse } from '@espace-adherent/contract/portail/client.ts'
import { modeGestionPath } from '@espace-adherent/contract/portail/paths.ts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

/** Whether an act is applied at once, or waits for a clerk who needs to see documents. */
export const modeGestionQuery = (acte: ActeGestion) =>
  queryOptions({
    queryKey: ['mode-gestion', acte] as const,
    queryFn: async ({ signal }) => {
      const answer = (await http.get(modeGestionPath(acte), {}, signal)) as ModeGestionResponse
      return answer.modeGestion
    },
    meta: { failure: textes.modeGestionEchoue },
  })
