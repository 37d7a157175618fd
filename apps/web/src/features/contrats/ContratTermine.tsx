import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import type { ReactNode } from 'react'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** The last day of the contract that is shown, once it is past; null: it covers, or will. */
function useTermineLe(): string | null {
  const { dateFin } = useContrats().courant
  return dateFin !== null && dateFin < dateAParis(new Date()) ? dateFin : null
}

const { termine: mots } = textes

type Quoi = keyof typeof mots.textes

/** Above what is still worth reading of a contract that has ended: it tells of the past. */
export function ContratTermine({ quoi }: { quoi: Quoi }) {
  const le = useTermineLe()
  return (
    le && (
      <Notice tone="info" title={mots.titre(formatDateLongue(le))}>
        {mots.textes[quoi]}
      </Notice>
    )
  )
}

/** Instead of what a contract that has ended does not give any more. */
export function SaufTermine({ quoi, children }: { quoi: Quoi; children: ReactNode }) {
  const le = useTermineLe()
  if (!le) return children
  return (
    <Card>
      <EmptyState title={mots.titre(formatDateLongue(le))}>{mots.textes[quoi]}</EmptyState>
    </Card>
  )
}
