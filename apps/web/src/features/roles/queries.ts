import { resourceUrl } from '@espace-adherent/contract/resources'
import { droitsResource, type LigneDroits } from '@espace-adherent/contract/roles'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { updateMeta } from '../../platform/query/act.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { CURRENT_USER_KEY } from '../../platform/session/current-user.ts'

const URL = resourceUrl(droitsResource, 'list')

export const droitsQuery = queryOptions({
  queryKey: [URL],
  queryFn: async ({ signal }) =>
    ((await http.get(URL, {}, signal)) as { items: LigneDroits[] }).items,
  meta: { libelle: droitsResource.libelle },
  ...lifetimeOptions(0),
})

type Envoi = Pick<LigneDroits, 'role' | 'droits'> & { avant: LigneDroits['droits'] }

/** One role after the other; one's own rights may have changed with them. */
export function useEnregistrer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (envois: readonly Envoi[]) => {
      for (const envoi of envois) await http.post(resourceUrl(droitsResource, 'update'), envoi)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [URL] }),
        client.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
      ]),
    meta: updateMeta,
  })
}
