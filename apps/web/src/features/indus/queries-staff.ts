import { type GesteInduStaff, indusResource } from '@espace-adherent/contract/indus'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

export const indusQuery = listQuery(indusResource, {}, { lifetime: 0 })

export function useGesteIndu() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: GesteInduStaff) => http.post(resourceUrl(indusResource, 'update'), geste),
    onSettled: () => client.invalidateQueries({ queryKey: indusQuery.queryKey }),
    meta: { failure: textes.echec },
  })
}
