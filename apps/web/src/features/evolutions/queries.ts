import { notificationEvolutionsResource } from '@espace-adherent/contract/evolutions'
import { type Data, resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** Read again while it is looked at: a job goes on writing. */
const RELECTURE_MS = 10_000

export const notificationsQuery = {
  ...listQuery(notificationEvolutionsResource, {}, { lifetime: 0 }),
  refetchInterval: RELECTURE_MS,
}

export function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (voulu: Data<typeof notificationEvolutionsResource>) =>
      http.post(resourceUrl(notificationEvolutionsResource, 'update'), voulu),
    onSettled: () => client.invalidateQueries(),
    meta: { silent: true, success: () => ({ title: textes.fait }) },
  })
}
