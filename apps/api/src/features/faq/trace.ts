import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordGeste } from '../historique/index.ts'

/** One line of the history for what staff do to the help service. */
export const tell = (
  tx: Executor,
  context: StaffContext,
  action: Action,
  cible: string,
  apres: Record<string, string | number | null>,
) =>
  recordGeste(tx, context, {
    action,
    objet: 'faq',
    cible,
    apres,
  })
