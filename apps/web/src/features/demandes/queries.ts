import {
  type Demande,
  type Dossier,
  demandesResource,
  dossierResource,
  type GesteMembre,
  gesteDemandeResource,
} from '@espace-adherent/contract/demandes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery, readRows } from '../../platform/query/list.ts'

export type Onglet = 'en-cours' | 'terminees'
export type Comptes = { enCours: number; terminees: number }

/** Page after page, from the newest. */
export const demandesQuery = (etat: Onglet) =>
  infiniteQueryOptions({
    queryKey: [resourceUrl(demandesResource), etat, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      readRows(demandesResource, { etat, ...(pageParam && { apres: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.suite,
    select: ({ pages }) => ({
      demandes: pages.flatMap(({ rows }) => rows) as Demande[],
      comptes: pages[0]?.synthese as Comptes | undefined,
    }),
    // What a clerk does shows as soon as one comes back to it.
    staleTime: 0,
    meta: { libelle: demandesResource.libelle, silent: true },
  })

export const dossierQuery = (id: string) => ({
  ...listQuery(dossierResource, { id }),
  staleTime: 0,
  meta: { libelle: dossierResource.libelle, silent: true },
})

export const faireGeste = (geste: GesteMembre) =>
  http.post(resourceUrl(gesteDemandeResource, 'update'), geste) as Promise<Dossier>

export const forgetDemandes = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [resourceUrl(demandesResource)] })
