import { contratsAddress } from '@espace-adherent/contract/addresses'
import { queryOptions } from '@tanstack/react-query'
import { listQuery, readRows } from '../../platform/query/list.ts'
import { adoptContrats } from '../../platform/session/contrat-courant.ts'

export const contratsQuery = (userName: string) =>
  queryOptions({
    ...listQuery(contratsAddress),
    queryFn: async ({ signal }) => {
      const contrats = await readRows(contratsAddress, {}, signal)
      adoptContrats(userName, contrats.rows)
      return contrats
    },
    // Without its contracts the member area has nothing to stand on.
    meta: { libelle: contratsAddress.libelle, blocking: true },
  })
