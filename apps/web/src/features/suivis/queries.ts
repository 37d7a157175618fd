import { vueDe } from '@espace-adherent/contract/headers'
import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { textes } from './textes.ts'

export const suiviQuery = <S extends Shape>(resource: Address<S>) =>
  listQuery(resource, {}, { lifetime: 0 })

type Suivie<S extends Shape> = Address<S> & { identify(ligne: S['row']): string }

/** What a clerk does with one of them, as they see it; the list is read again, whatever came of it. */
export function useGesteSuivi<S extends Shape>(resource: Suivie<S>, ligne?: S['row']) {
  const vue = ligne === undefined ? undefined : vueDe(resource.identify(ligne), ligne)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: S['data']) =>
      http.post(resourceUrl(resource, 'update'), geste, { vue }) as Promise<S['row']>,
    onSettled: () => client.invalidateQueries({ queryKey: [resourceUrl(resource)] }),
    meta: { failure: textes.echec },
  })
}

export const usePeutSuivre = () => useDroit()({ domaine: 'demandes', action: 'update' })
