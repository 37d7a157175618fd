import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { numeroContratCourant } from '../session/contrat-courant.ts'
import { readRows } from './list.ts'

/** Reads a resource of envelope `page`, page after page, by the key that each of them gives. */
export function pagesQuery<S extends Shape>(resource: Address<S>, query: Partial<S['query']> = {}) {
  const contrat = resource.scope === 'contrat' ? numeroContratCourant.get() : null
  return infiniteQueryOptions({
    queryKey: [resourceUrl(resource), query, contrat, 'pages'] as const,
    queryFn: ({ signal, pageParam }) =>
      readRows(resource, pageParam ? { ...query, apres: pageParam } : query, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.suite,
    meta: { libelle: resource.libelle },
  })
}
