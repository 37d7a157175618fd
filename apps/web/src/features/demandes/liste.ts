import { demandesAddress } from '@espace-adherent/contract/addresses'
import type { ComptesDemandes, Demande } from '@espace-adherent/contract/demandes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { CACHE_LIFETIME } from '../../platform/query/lifetime.ts'
import { readRows } from '../../platform/query/list.ts'

export type Onglet = 'en-cours' | 'terminees'

/** Page after page, from the newest. */
export const demandesQuery = (etat: Onglet) =>
  infiniteQueryOptions({
    queryKey: [resourceUrl(demandesAddress), etat, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      readRows(
        demandesAddress,
        // Under way unless it is said: spelled as the page itself asks for it.
        { ...(etat === 'terminees' && { etat }), ...(pageParam && { apres: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.suite,
    select: ({ pages }) => ({
      demandes: pages.flatMap(({ rows }) => rows) as Demande[],
      comptes: pages[0]?.synthese as ComptesDemandes | undefined,
    }),
    // What a clerk does shows as soon as one comes back to it.
    staleTime: 0,
    meta: { libelle: demandesAddress.libelle },
  })

/** Around the other screens, what came with the page is enough until something is told (`forgetDemandes`). */
const apercuQuery = {
  ...demandesQuery('en-cours'),
  staleTime: CACHE_LIFETIME,
  meta: { silent: true },
}

export const readDemandes = (client: QueryClient) => client.prefetchInfiniteQuery(apercuQuery)

export const forgetDemandes = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [resourceUrl(demandesAddress)] })

/** The requests under way, and how many there are of each kind; undefined as long as nobody knows. */
export const useApercuDemandes = (enabled = true) =>
  useInfiniteQuery({ ...apercuQuery, enabled }).data
