import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordEvenement } from '../historique/index.ts'

/** One line of the history for what staff do to the help service. */
export const tell = (
  tx: Executor,
  { client, visiteur, now }: StaffContext,
  action: Action,
  cible: string,
  apres: Record<string, string | number | null>,
) =>
  recordEvenement(tx, {
    clientCode: client.code,
    compteId: visiteur.compteId,
    role: visiteur.roles.join(', '),
    action,
    objet: 'faq',
    cible,
    apres,
    le: now,
  })
