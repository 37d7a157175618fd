import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Params } from '../http/client.ts'
import { http } from '../http/http.ts'
import { numeroContratCourant } from '../session/contrat-courant.ts'
import { lifetimeOptions } from './lifetime.ts'
import { type Rows, toRows } from './rows.ts'

/** Reads a resource of the registry, whatever the shape its list has on the wire. */
export function listQuery<S extends Shape>(
  resource: Address<S>,
  query: Partial<S['query']> = {},
  { lifetime }: { lifetime?: number } = {},
) {
  const url = resourceUrl(resource)
  // The contract is part of the question: another contract's answer must never be served.
  const contrat = resource.scope === 'contrat' ? numeroContratCourant.get() : null
  return queryOptions({
    queryKey: [url, query, contrat] as const,
    queryFn: ({ signal }) => readRows(resource, query, signal),
    meta: { libelle: resource.libelle },
    ...lifetimeOptions(lifetime),
  })
}

export const readRows = async <S extends Shape>(
  resource: Address<S>,
  query: Partial<S['query']>,
  signal?: AbortSignal,
): Promise<Rows<S>> =>
  toRows<S>(resource.envelope, await http.get(resourceUrl(resource), query as Params, signal))

/** Reads a resource for a place that tells a failure itself, with `Lecture`; a toast names it too. */
export const useLecture = <S extends Shape>(
  resource: Address<S>,
  query: Partial<S['query']> = {},
) => useQuery(listQuery(resource, query))
