import type { Contrat } from '@espace-adherent/contract/contrats'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyView } from '../../platform/code/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { modeGestionQuery } from '../actes/index.ts'

const load = () => import('./RibPopup.tsx')

/** Its code comes with its first showing. */
export const RibPopup = lazyView(load)

/** Opens the form from a button, which waits until there is something to show. */
export function useOuvrirRib(contrat: Contrat) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    ouvrir: async () => {
      setBusy(true)
      try {
        await prepare(client)
      } catch {
        // Said already, by the read that failed.
        return
      } finally {
        setBusy(false)
      }
      modals.open((close) => (
        <RibPopup contrat={contrat} isBlocking={false} onClose={close} onUnavailable={close} />
      ))
    },
  }
}

const prepare = (client: QueryClient) =>
  Promise.all([load(), client.fetchQuery(modeGestionQuery('ribPrestationsActeGestion'))])
