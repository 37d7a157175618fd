import type { Contrat } from '@espace-adherent/contract/contrats'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import { isMembre } from '@espace-adherent/domain/roles'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { forgetContrats } from '../../platform/query/purge.ts'
import { numeroContratCourant, rememberContrat } from '../../platform/session/contrat-courant.ts'
import { knownUser } from '../../platform/session/current-user.ts'
import { contratsQuery } from './queries.ts'

export type Contrats = {
  contrats: readonly Contrat[]
  courant: Contrat
  choose: (numeroContratIndividuel: string) => void
}

export type ContratsState =
  | { etat: 'chargement' }
  | { etat: 'echec'; retry: () => void }
  /** Zero contracts is an error: the person cannot stay in the member area. */
  | { etat: 'aucun' }
  | ({ etat: 'pret' } & Contrats)

/** Reads the contracts of the signed-in person and follows the one that is current. */
export function useContratsState(user: CurrentUser): ContratsState {
  const client = useQueryClient()
  const numeroContrat = useStore(numeroContratCourant)
  const concerne = isMembre(user.roles)
  const { data, isError, refetch } = useQuery({
    ...contratsQuery(user.userName),
    // Staff without a member's role have no contract: the server would only refuse to list them.
    enabled: concerne,
    // While the list is read again after a change of contract, the header keeps standing.
    placeholderData: keepPreviousData,
  })
  if (!concerne) return { etat: 'aucun' }
  if (isError) return { etat: 'echec', retry: () => void refetch() }
  if (!data) return { etat: 'chargement' }
  const contrats = data.rows
  const courant = contrats.find((contrat) => contrat.numeroContratIndividuel === numeroContrat)
  if (!courant) return { etat: 'aucun' }
  return { etat: 'pret', contrats, courant, choose: (num) => changeContrat(client, user, num) }
}

/** Reads the contracts of whoever is signed in, if they may have any. */
export async function readContrats(client: QueryClient): Promise<void> {
  const user = knownUser(client)
  if (user && isMembre(user.roles)) await client.prefetchQuery(contratsQuery(user.userName))
}

/** Nothing that was read for a contract may be shown for another: every answer is forgotten. */
function changeContrat(client: QueryClient, user: CurrentUser, numeroContrat: string): void {
  rememberContrat(user.userName, numeroContrat)
  forgetContrats(client)
}

const ContratsContext = createContext<Contrats | null>(null)
export const ContratsProvider = ContratsContext.Provider

export function useContrats(): Contrats {
  const contrats = useContext(ContratsContext)
  if (!contrats) throw new Error('No ContratsProvider above')
  return contrats
}
