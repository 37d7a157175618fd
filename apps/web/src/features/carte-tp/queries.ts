import { carteTpAddress } from '@espace-adherent/contract/addresses'
import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors'
import { queryOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { listQuery, readRows } from '../../platform/query/list.ts'
import { readGardee, refreshGardee } from './garde.ts'

export type CarteLue = {
  carte: CarteTp | null
  /** This device keeps a copy of it. */
  isGardee: boolean
  /** It is that copy: the server could not be reached. */
  isHorsLigne: boolean
}

/** The card of the current contract; the copy that was kept when nothing answers. */
export const carteQuery = (userName: string, numContrat: string) =>
  queryOptions({
    queryKey: [...listQuery(carteTpAddress).queryKey, userName],
    meta: { libelle: carteTpAddress.libelle },
    queryFn: async ({ signal }): Promise<CarteLue> => {
      const gardee = await readGardee(userName, numContrat)
      try {
        const { rows } = await readRows(carteTpAddress, {}, signal)
        const carte = rows[0] ?? null
        if (gardee && carte) await refreshGardee(userName, carte)
        return { carte, isGardee: gardee !== null, isHorsLigne: false }
      } catch (error) {
        const isSansReponse = error instanceof HttpError && error.status === STATUS_SANS_REPONSE
        if (!isSansReponse || !gardee) throw error
        return { carte: gardee, isGardee: true, isHorsLigne: true }
      }
    },
    // A copy is better than nothing, but the card itself is asked for at each visit.
    staleTime: (query) => (query.state.data?.isHorsLigne ? 0 : 300_000),
  })
