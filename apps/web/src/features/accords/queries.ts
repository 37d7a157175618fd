import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import type { GesteInformation } from '@espace-adherent/domain/violations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** Read again while it is looked at: a job goes on sending. */
const RELECTURE_MS = 10_000

export const accordsQuery = <S extends Shape>(resource: Address<S>) => ({
  ...listQuery(resource, {}, { lifetime: 0 }),
  refetchInterval: RELECTURE_MS,
})

type Voulu = { id: string; revision: number; geste: GesteInformation } & Record<string, unknown>

export function useAccord(resource: Address) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (voulu: Voulu) => http.post(resourceUrl(resource, 'update'), voulu),
    // The register beside it shows what was decided, too.
    onSettled: () => client.invalidateQueries(),
    meta: { silent: true, success: () => ({ title: textes.fait }) },
  })
}
