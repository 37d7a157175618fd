import {
  type AppartenanceAudience,
  appartenanceAudienceResource,
  type ExempleAudience,
  exemplesAudienceResource,
  type MesureAudience,
  mesureAudienceResource,
  type ReperesAudience,
  reperesAudienceResource,
} from '@espace-adherent/contract/audiences'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { GroupeAudience } from '@espace-adherent/domain/audiences/regle.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'

const MESURE = resourceUrl(mesureAudienceResource, 'update')
const REPERES = resourceUrl(reperesAudienceResource, 'list')
const MINUTE = 60_000

export const mesureQuery = (regle: GroupeAudience) =>
  queryOptions({
    queryKey: [MESURE, JSON.stringify(regle)],
    queryFn: async () => (await http.post(MESURE, { regle })) as MesureAudience,
    meta: { silent: true },
    ...lifetimeOptions(MINUTE),
  })

export const reperesQuery = (id?: string) =>
  queryOptions({
    queryKey: [REPERES, id ?? null],
    queryFn: async ({ signal }) =>
      (await http.get(REPERES, id ? { id } : {}, signal)) as ReperesAudience,
    meta: { silent: true },
    ...lifetimeOptions(MINUTE),
  })

/** Asked for, never by itself: whoever is named reads that staff saw their name. */
export const useExemples = () =>
  useMutation({
    mutationFn: async (regle: GroupeAudience) =>
      (
        (await http.post(resourceUrl(exemplesAudienceResource, 'update'), { regle })) as {
          items: ExempleAudience[]
        }
      ).items,
    meta: { silent: true },
  })

export const useAppartenance = () =>
  useMutation({
    mutationFn: async (question: { regle: GroupeAudience; qui: string }) =>
      (await http.post(
        resourceUrl(appartenanceAudienceResource, 'update'),
        question,
      )) as AppartenanceAudience,
    meta: { silent: true },
  })
