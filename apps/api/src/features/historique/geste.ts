import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Evenement, recordEvenement } from './evenements.ts'

/** What one does; to whose account, when it is done to somebody. */
type Geste = Omit<Evenement, 'clientCode' | 'compteId' | 'auteurId' | 'role' | 'le'> & {
  compteId?: string
  /** Of which insurer, when it is not the one whose portal one is in. */
  clientCode?: string
}

type Agent = Pick<StaffContext, 'client' | 'visiteur' | 'now'>

/** What somebody of the staff did: by whom, and as what. */
export const ligneGeste = (
  { client, visiteur, now }: Agent,
  { compteId, ...geste }: Geste,
): Evenement => ({
  clientCode: client.code,
  ...(compteId === undefined
    ? { compteId: visiteur.compteId }
    : { compteId, auteurId: visiteur.compteId }),
  role: visiteur.roles.join(', '),
  ...geste,
  le: now,
})

export const recordGeste = (tx: Executor, agent: Agent, geste: Geste): Promise<void> =>
  recordEvenement(tx, ligneGeste(agent, geste))
