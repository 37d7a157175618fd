import { contratsResource } from '@espace-adherent/contract/contrats'
import { queryOptions } from '@tanstack/react-query'
import { listQuery, readRows } from '../../platform/query/list.ts'
import { adoptContrats } from '../../platform/session/contrat-courant.ts'

export const contratsQuery = (userName: string) =>
  queryOptions({
    ...listQuery(contratsResource),
    queryFn: async ({ signal }) => {
      const contrats = await readRows(contratsResource, {}, signal)
      adoptContrats(userName, contrats.rows)
      return contrats
    },
    // Without its contracts the member area has nothing to stand on.
    meta: { libelle: contratsResource.libelle, blocking: true },
  })
