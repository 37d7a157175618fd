import {
  paiementsResource,
  prestationsResource,
  remboursementsResource,
  type SyntheseRemboursements,
  tiersPrestationsResource,
} from '@espace-adherent/contract/remboursements'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { premierDesDouzeMois } from '@espace-adherent/domain/remboursements'
import { listQuery } from '../../platform/query/list.ts'
import { pagesQuery } from '../../platform/query/pages.ts'
import type { Demande } from './filtres.ts'

export const aujourdhui = () => dateAParis(new Date())

export const remboursementsQuery = (query: Demande['query']) =>
  pagesQuery(remboursementsResource, query)

export const decompteQuery = (id: string) => ({
  ...listQuery(prestationsResource, { id }),
  // What is not found is said in its place.
  meta: { libelle: prestationsResource.libelle, silent: true },
})

export const tiersQuery = () => pagesQuery(tiersPrestationsResource)
export const paiementsQuery = () => pagesQuery(paiementsResource)

/** One question for both cards of the accueil: the last five lines, and twelve months of totals. */
export const apercuQuery = () =>
  listQuery(remboursementsResource, { du: premierDesDouzeMois(aujourdhui()), taille: 5 })

/** Declared by the resource; the query layer carries it without knowing its shape. */
export const syntheseDe = (page: { synthese?: unknown } | undefined) =>
  page?.synthese as SyntheseRemboursements | undefined
