import { clientAddress } from '@espace-adherent/contract/addresses'
import type { CurrentClient } from '@espace-adherent/contract/portail/client.ts'
import type { Fonctionnalites } from '@espace-adherent/domain/clients/fonctionnalites'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from '../browser/store.ts'
import { portail } from '../portail/settings.ts'
import { readRows } from '../query/list.ts'
import { numeroContratCourant } from './contrat-courant.ts'
import type { Session } from './current-user.ts'

/** The client as the signed-in person sees it, with what their contracts change. */
const currentClientQuery = (numeroContrat: string | null) =>
  queryOptions({
    queryKey: ['client', numeroContrat] as const,
    queryFn: async ({ signal }): Promise<CurrentClient | undefined> =>
      (await readRows(clientAddress, {}, signal)).rows[0],
    meta: { silent: true },
  })

/**
 * The features that guards ask about; null while they are on their way. A visitor has those of the
 * page. The page knows no contracts, so they are asked for when somebody is signed in.
 */
export function useFonctionnalites(session: Session, isNeeded: boolean): Fonctionnalites | null {
  const numeroContrat = useStore(numeroContratCourant)
  const enabled = isNeeded && session.etat === 'connecte'
  const { data, isPending } = useQuery({
    ...currentClientQuery(numeroContrat),
    enabled,
    // A component that does not use them is not drawn again.
    subscribed: enabled,
  })
  if (enabled && isPending) return null
  return data?.fonctionnalites ?? portail().client.fonctionnalites
}
