import {
  informationViolationsResource,
  personnesToucheesResource,
} from '@espace-adherent/contract/violations'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/current-user.ts'

export const personnesQuery = (violation: string) =>
  listQuery(personnesToucheesResource, { violation }, { lifetime: 0 })

/** Breaches that the authority should have been told of, for those who may read of them. */
export function useCnilEnRetard(): number {
  const enabled = useDroit()(informationViolationsResource.can.list.access.backoffice)
  const { data } = useQuery({
    ...listQuery(informationViolationsResource, {}, { lifetime: 0 }),
    enabled,
  })
  return data?.rows.filter(({ isEnRetard }) => isEnRetard).length ?? 0
}
