import { resourceUrl } from '@espace-adherent/contract/resources'
import {
  type EstimationFacture,
  estimationResource,
  type SignauxFacture,
  signauxFactureResource,
} from '@espace-adherent/contract/sinistres'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'

/** What is to be known of a bill, and what it would be paid: `question` is the body that asks, or nothing to ask. */
const lecture = <A>(
  resource: typeof estimationResource | typeof signauxFactureResource,
  numeroContrat: string,
  question: string | null,
) =>
  queryOptions({
    queryKey: [resourceUrl(resource), numeroContrat, question] as const,
    queryFn: () =>
      http.post(resourceUrl(resource, 'update'), JSON.parse(question ?? '')) as Promise<A>,
    enabled: question !== null,
    // The answer to the last question alone is shown: until it comes, the one before stays.
    placeholderData: keepPreviousData,
    meta: { libelle: resource.libelle, silent: true },
  })

export const estimationQuery = (numeroContrat: string, question: string | null) =>
  lecture<EstimationFacture>(estimationResource, numeroContrat, question)

export const signauxQuery = (numeroContrat: string, question: string | null) =>
  lecture<SignauxFacture>(signauxFactureResource, numeroContrat, question)
