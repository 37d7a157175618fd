import { type Data, resourceUrl } from '@espace-adherent/contract/resources'
import {
  informationViolationsResource,
  personnesToucheesResource,
} from '@espace-adherent/contract/violations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { textes } from './textes.ts'

/** Read again while it is looked at: a job goes on sending. */
const RELECTURE_MS = 10_000

export const informationQuery = {
  ...listQuery(informationViolationsResource, {}, { lifetime: 0 }),
  refetchInterval: RELECTURE_MS,
}

export const personnesQuery = (violation: string) =>
  listQuery(personnesToucheesResource, { violation }, { lifetime: 0 })

export function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (voulu: Data<typeof informationViolationsResource>) =>
      http.post(resourceUrl(informationViolationsResource, 'update'), voulu),
    onSettled: () =>
      client.invalidateQueries({ queryKey: [resourceUrl(informationViolationsResource)] }),
    meta: { silent: true, success: () => ({ title: textes.fait }) },
  })
}

/** Breaches that the authority should have been told of, for those who may read of them. */
export function useCnilEnRetard(): number {
  const enabled = useDroit()(informationViolationsResource.can.list.access.backoffice)
  const { data } = useQuery({
    ...listQuery(informationViolationsResource, {}, { lifetime: 0 }),
    enabled,
  })
  return data?.rows.filter(({ isEnRetard }) => isEnRetard).length ?? 0
}
