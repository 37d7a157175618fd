import type { Address, Shape } from '@espace-adherent/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from './list.ts'

/** Reads a resource for a place that tells a failure itself, with `Lecture`; a toast names it too. */
export const useLecture = <S extends Shape>(
  resource: Address<S>,
  query: Partial<S['query']> = {},
) => useQuery(listQuery(resource, query))
