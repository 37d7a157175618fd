import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { textes } from './textes.ts'

export const suiviQuery = <S extends Shape>(resource: Address<S>) =>
  listQuery(resource, {}, { lifetime: 0 })

/** What a clerk does with one of them; the list is read again, whatever came of it. */
export function useGesteSuivi<S extends Shape>(resource: Address<S>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: S['data']) =>
      http.post(resourceUrl(resource, 'update'), geste) as Promise<S['row']>,
    onSettled: () => client.invalidateQueries({ queryKey: [resourceUrl(resource)] }),
    meta: { failure: textes.echec },
  })
}

export const usePeutSuivre = () => useDroit()({ domaine: 'demandes', action: 'update' })
