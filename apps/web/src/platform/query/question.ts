import { resourceUrl } from '@espace-adherent/contract/resources'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../http/http.ts'

/**
 * What is asked while somebody types: `question` is the body that asks, null where there is nothing to ask. The answer to
 * the last question alone is shown: until it comes, the one before stays.
 */
export const questionQuery = <A>(
  resource: Parameters<typeof resourceUrl>[0] & { libelle: string },
  about: string,
  question: string | null,
) =>
  queryOptions({
    queryKey: [resourceUrl(resource), about, question] as const,
    queryFn: () =>
      http.post(resourceUrl(resource, 'update'), JSON.parse(question ?? '')) as Promise<A>,
    enabled: question !== null,
    placeholderData: keepPreviousData,
    meta: { libelle: resource.libelle, silent: true },
  })
