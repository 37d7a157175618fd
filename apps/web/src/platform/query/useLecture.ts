import type { Address, Shape } from '@espace-adherent/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from './list.ts'

/** Reads a resource for a place that says itself, with `Lecture`, when that fails. */
export const useLecture = <S extends Shape>(
  resource: Address<S>,
  query: Partial<S['query']> = {},
) =>
  useQuery({
    ...listQuery(resource, query),
    meta: { libelle: resource.libelle, silent: true },
  })
