import {
  type Cercle,
  type Concerne,
  cercleDe,
  dateAParis,
  debutDeport,
  type Lien,
  lienAvec,
  refusDeport,
} from '@espace-adherent/domain'
import type { Executor } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'
import type { StaffContext } from './context.ts'
import { findEntourage } from './deport.repository.ts'

/** Who of the staff is about to decide, and when. */
export type Agent = { compteId: string; now: Date }

export const agentDe = ({ visiteur, now }: Pick<StaffContext, 'visiteur' | 'now'>): Agent => ({
  compteId: visiteur.compteId,
  now,
})

/** Whose files they leave to a colleague: one statement, asked by staff only. */
export const findCercle = async (db: Executor, { compteId, now }: Agent): Promise<Cercle> =>
  cercleDe(await findEntourage(db, { compteId, depuis: debutDeport(dateAParis(now)) }))

export const findLien = async (
  db: Executor,
  agent: Agent,
  concerne: Concerne,
): Promise<Lien | null> => lienAvec(await findCercle(db, agent), concerne)

/** Staff decide nothing of their own, nor of whoever is close to them: every decision on a member's file asks here. */
export async function refuseConcerne(
  db: Executor,
  agent: Agent,
  concerne: Concerne,
): Promise<void> {
  const lien = await findLien(db, agent, concerne)
  if (lien) throw new AppError('Forbidden', refusDeport[lien])
}
