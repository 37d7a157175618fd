import { carteTpAddress } from '@espace-adherent/contract/addresses'
import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { listQuery, readRows } from '../../platform/query/list.ts'
import { numeroContratCourant } from '../../platform/session/contrat-courant.ts'
import { knownUser } from '../../platform/session/current-user.ts'
import { readCopie, renewCopie } from './garde.ts'

export type CarteLue = {
  carte: CarteTp | null
  /** When the server gave it, in UTC. */
  lueLe: string
  /** It is the copy that this device keeps: the server could not be reached. */
  isHorsLigne: boolean
}

/** The card of the current contract; the copy that was kept when nothing answers. */
export const carteQuery = (userName: string, numeroContrat: string) =>
  queryOptions({
    queryKey: [...listQuery(carteTpAddress).queryKey, userName],
    meta: { libelle: carteTpAddress.libelle },
    queryFn: async ({ signal }): Promise<CarteLue> => {
      try {
        const { rows } = await readRows(carteTpAddress, {}, signal)
        const carte = rows[0] ?? null
        const lueLe = new Date().toISOString()
        void renewCopie(userName, numeroContrat, carte && { userName, carte, lueLe })
        return { carte, lueLe, isHorsLigne: false }
      } catch (error) {
        const isSansReponse = error instanceof HttpError && error.status === STATUS_SANS_REPONSE
        const copie = isSansReponse ? await readCopie(userName, numeroContrat) : null
        if (!copie) throw error
        return { carte: copie.carte, lueLe: copie.lueLe, isHorsLigne: true }
      }
    },
    // A copy is better than nothing, but the card itself is asked for at each visit.
    staleTime: (query) => (query.state.data?.isHorsLigne ? 0 : 300_000),
  })

/** Reads the card of the current contract ahead, and has it as long as the page is open: a network may go at any time. */
export async function readCarte(client: QueryClient): Promise<void> {
  const user = knownUser(client)
  const numeroContrat = numeroContratCourant.get()
  if (!user || numeroContrat === null) return
  await client.prefetchQuery({
    ...carteQuery(user.userName, numeroContrat),
    meta: { libelle: carteTpAddress.libelle, silent: true },
    gcTime: Number.POSITIVE_INFINITY,
  })
}
