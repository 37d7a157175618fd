import type { Query, Resource } from '@espace-adherent/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from './list.ts'

/** Reads a resource for a place that says itself, with `Lecture`, when that fails. */
export const useLecture = <R extends Resource>(resource: R, query: Partial<Query<R>> = {}) =>
  useQuery({
    ...listQuery(resource, query),
    meta: { libelle: resource.libelle, silent: true },
  })
