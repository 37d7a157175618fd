import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import type { ReactNode } from 'react'
import { textes } from './textes.ts'

type EtatsProps = {
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
  isEmpty: boolean
  children: ReactNode
}

/** Coming, failed, empty, there: the four states of a card of figures. */
export function Etats({ query, isEmpty, children }: EtatsProps) {
  if (query.isPending)
    return (
      <>
        <p className="visually-hidden" role="status">
          {textes.chargement}
        </p>
        <Skeleton height="12rem" />
      </>
    )
  if (query.isError)
    return (
      <EmptyState
        title={textes.echec}
        action={<Button onClick={() => query.refetch()}>{textes.reessayer}</Button>}
      />
    )
  return isEmpty ? <EmptyState title={textes.vide} /> : children
}
