import { resourceUrl } from '@espace-adherent/contract/resources'
import { type EstimationFacture, estimationResource } from '@espace-adherent/contract/sinistres'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'

/**
 * What a bill would be paid; `question` is the body that asks for it, or nothing to ask. The answer to the last
 * question alone is shown: until it comes, the one before stays.
 */
export const estimationQuery = (numeroContrat: string, question: string | null) =>
  queryOptions({
    queryKey: [resourceUrl(estimationResource), numeroContrat, question] as const,
    queryFn: () =>
      http.post(
        resourceUrl(estimationResource, 'update'),
        JSON.parse(question ?? ''),
      ) as Promise<EstimationFacture>,
    enabled: question !== null,
    placeholderData: keepPreviousData,
    meta: { libelle: estimationResource.libelle, silent: true },
  })
