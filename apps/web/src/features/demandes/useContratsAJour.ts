import type { Demande } from '@espace-adherent/contract/demandes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { purgeOlder } from '../../platform/query/purge.ts'

type Decidee = Pick<Demande, 'isAppliquee' | 'decideeLe'>

/** A request that was applied changed a contract: the other screens must not go on showing what was. */
export function useContratsAJour(demandes: readonly Decidee[]): void {
  const client = useQueryClient()
  const appliquees = demandes.flatMap(({ isAppliquee, decideeLe }) =>
    isAppliquee && decideeLe ? [decideeLe] : [],
  )
  const derniere = appliquees.toSorted().at(-1)
  useEffect(() => {
    if (derniere) void purgeOlder(client, new Date(derniere))
  }, [client, derniere])
}
