import { dateAParis } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { findDedans, findNomsAudiences, findRegles } from './audiences.repository.ts'
import { textes } from './textes.ts'

type Qui = { clientCode: string; compteId: string }

/**
 * Of these audiences, those that somebody is in at this moment. Rules and account are read each time: a
 * rule that was changed, or a contract that ended, counts at once on every node, and nothing is to be told.
 */
export async function audiencesDe(
  db: Executor,
  qui: Qui,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const audiences = await findRegles(db, qui.clientCode, ids)
  if (audiences.length === 0) return new Set()
  const regles = audiences.map(({ regle }) => regle)
  const dedans = await findDedans(db, qui, regles, dateAParis(now))
  return new Set(audiences.filter((_, i) => dedans[i]).map(({ id }) => id))
}

/** What is written for an audience is for one of this client's. */
export async function requireAudience(
  { client }: StaffContext,
  db: Executor,
  audienceId: unknown,
): Promise<void> {
  if (audienceId === null || audienceId === undefined) return
  const audiences = await findNomsAudiences(db, client.code)
  if (!audiences.some(({ id }) => id === audienceId))
    throw new AppError('BadRequest', undefined, { audienceId: textes.inconnue })
}
