import type { Limite } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import {
  type BudgetKey,
  countPlace,
  deleteOldCounts,
  findCount,
  uncountPlace,
} from './budgets.repository.ts'

const MINUTE = 60_000
/** No limit counts for longer. */
const JOUR_MINUTES = 24 * 60

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE)

/**
 * Takes a place among so many within so many minutes, in the database that all nodes share; false when there is none
 * left. Taken before what it allows is done: a count that is read first and added to afterwards lets everybody through
 * who comes at the same moment.
 */
export const takePlace = (
  db: Executor,
  key: BudgetKey,
  { nombre, minutes }: Limite,
  now: Date,
): Promise<boolean> =>
  countPlace(db, key, { now, forgetBefore: before(now, minutes), limit: nombre })

/** One that was taken need not have counted. */
export const givePlaceBack = (db: Executor, key: BudgetKey): Promise<void> => uncountPlace(db, key)

/** How many are left; takes none. */
export const placesLeft = async (
  db: Executor,
  key: BudgetKey,
  { nombre, minutes }: Limite,
  now: Date,
): Promise<number> => Math.max(0, nombre - (await findCount(db, key, before(now, minutes))))

export const purgePlaces = (db: Executor, now: Date) =>
  deleteOldCounts(db, before(now, JOUR_MINUTES))
