import { type Indu, mesIndusResource } from '@espace-adherent/contract/indus'
import { type Data, resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

export const mesIndusQuery = listQuery(mesIndusResource, {}, { lifetime: 0 })

/** What a member answers; accueil no longer asks for what was answered. */
export function useReponse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: Data<typeof mesIndusResource>) =>
      http.post(resourceUrl(mesIndusResource, 'update'), geste) as Promise<Indu>,
    onSettled: () => client.invalidateQueries(),
    meta: { failure: textes.echec },
  })
}
