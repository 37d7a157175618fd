import {
  type GestePortabilite,
  type Portabilite,
  portabilitesResource,
} from '@espace-adherent/contract/portabilite'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

export const portabilitesQuery = listQuery(portabilitesResource, {}, { lifetime: 0 })

export function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: GestePortabilite) =>
      http.post(resourceUrl(portabilitesResource, 'update'), geste) as Promise<Portabilite>,
    onSettled: () => client.invalidateQueries({ queryKey: portabilitesQuery.queryKey }),
    meta: { failure: textes.echec },
  })
}
