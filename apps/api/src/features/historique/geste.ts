import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Evenement, recordEvenement } from './evenements.ts'

/** What one does; to whose account, when it is done to somebody. */
type Geste = Omit<Evenement, 'clientCode' | 'compteId' | 'auteurId' | 'role' | 'le'> & {
  compteId?: string
  /** Of which insurer, when it is not the one whose portal one is in. */
  clientCode?: string
}

/** What somebody of the staff did: by whom, and as what. */
export const recordGeste = (
  tx: Executor,
  { client, visiteur, now }: Pick<StaffContext, 'client' | 'visiteur' | 'now'>,
  { compteId, ...geste }: Geste,
): Promise<void> =>
  recordEvenement(tx, {
    clientCode: client.code,
    ...(compteId === undefined
      ? { compteId: visiteur.compteId }
      : { compteId, auteurId: visiteur.compteId }),
    role: visiteur.roles.join(', '),
    ...geste,
    le: now,
  })
