import { type Action, type Portee, porteeDuDroit } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { isDansPortee } from './portee.repository.ts'

type Qui = Pick<StaffContext, 'visiteur' | 'client'>

/** On whose requests whoever asks has that right; the guard has proven that they have it. */
export function porteeDe({ visiteur, client }: Qui, action: Action = 'read'): Portee {
  const portee = porteeDuDroit(visiteur.roles, { domaine: 'demandes', action }, client.droits)
  if (portee === null) throw new AppError('Forbidden')
  return portee
}

/** A request that a role stops short of does not exist for whoever has it. */
export async function requireDansPortee(
  context: Qui & Pick<StaffContext, 'db'>,
  id: string,
  action: Action = 'read',
): Promise<void> {
  const portee = porteeDe(context, action)
  if (portee === 'Both') return
  if (!(await isDansPortee(context.db, context.client.code, id, portee)))
    throw new AppError('NotFound')
}
