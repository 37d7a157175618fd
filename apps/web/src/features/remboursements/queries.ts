import {
  paiementsResource,
  prestationsResource,
  remboursementsResource,
  tiersPrestationsResource,
} from '@espace-adherent/contract/remboursements'
import { listQuery } from '../../platform/query/list.ts'
import { pagesQuery } from '../../platform/query/pages.ts'
import type { Demande } from './filtres.ts'

export const remboursementsQuery = (query: Demande['query']) =>
  pagesQuery(remboursementsResource, query)

export const decompteQuery = (id: string) => ({
  ...listQuery(prestationsResource, { id }),
  // What is not found is said in its place.
  meta: { libelle: prestationsResource.libelle, silent: true },
})

export const tiersQuery = () => pagesQuery(tiersPrestationsResource)
export const paiementsQuery = (recherche: string) =>
  pagesQuery(paiementsResource, recherche === '' ? {} : { recherche })
