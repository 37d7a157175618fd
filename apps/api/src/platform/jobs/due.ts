import { type Executor, isDatabaseUnavailable, type Transaction, upkeep } from '../db/index.ts'
import { commitWithoutWaiting, ESSAIS, findAside, putAside, takeBack } from './due.repository.ts'
import { kindOf } from './one-try.ts'

/** How many rows of one insurer are read before the next insurer's turn. */
const LOT = 100
/** After so many rows in a row without an answer, the partner counts as away, and the turn ends. */
const ABSENCES = 3
const MINUTE = 60_000
const waitMs = (essai: number) => 2 ** essai * MINUTE

/** One turn of a job: its moment, its insurers, its end. */
export type Turn<Part> = {
  db: Executor
  now: Date
  parts: readonly Part[]
  signal?: AbortSignal | undefined
}

/**
 * The partner asked about a row is away. The row is not to blame: it is tried again until somebody
 * answers.
 */
export class AbsentError extends Error {
  override name = 'AbsentError'
}

/** How a slice says what is due: where its rows are, and what is done with one. */
export type Due<Part, Row, Known = undefined> = {
  /** The job that walks them: a row that fails is put aside under this name. */
  key: string
  /** Due rows of one insurer after the given one, always in the same order. */
  find(part: Part, apres: Row | null, limite: number): Promise<readonly Row[]>
  /** Tells a row from the others of its insurer: an identifier, never a person's data. */
  cleOf(row: Row): string
  /**
   * Runs before the transaction, for what takes time, such as asking a partner: no row is locked
   * meanwhile. Null: there is nothing to do, or not yet, and no transaction begins.
   */
  prepare?(part: Part, row: Row): Promise<Known | null>
  /** Runs in a transaction of its own; false: there was nothing to do, or not yet. */
  work(tx: Transaction, part: Part, row: Row, known: Known): Promise<boolean>
}

export type Walked = {
  done: number
  /** Rows that were looked at and left as they are. */
  left: number
  failed: number
  /** Rows put aside by an earlier turn, not tried in this one. */
  waiting: number
}

/**
 * The one way to walk what is due. Insurers take turns, a lot each, until nothing is left, so that
 * no insurer waits behind another's rows. Each row has its own transaction. A row that fails is put
 * aside with its reason, tried again less and less often, then shown to staff; the others go on. A
 * lot begins after the last row of the lot before, so that rows left as they are hide nothing.
 */
export async function eachDue<Part extends { code: string }, Row, Known = undefined>(
  turn: Turn<Part>,
  due: Due<Part, Row, Known>,
): Promise<Walked> {
  const total: Walked = { done: 0, left: 0, failed: 0, waiting: 0 }
  const absences = { deSuite: 0 }
  let walks = turn.parts.map((part) => createWalk(turn, due, part, { total, absences }))
  while (walks.length > 0) {
    const still: typeof walks = []
    for (const walk of walks) {
      if (turn.signal?.aborted) return total
      if (await walk()) still.push(walk)
    }
    walks = still
  }
  return total
}

/** Walks one lot of one insurer at each call; false once nothing is left. */
function createWalk<Part extends { code: string }, Row, Known>(
  { db, now, signal }: Turn<Part>,
  due: Due<Part, Row, Known>,
  part: Part,
  { total, absences }: { total: Walked; absences: { deSuite: number } },
): () => Promise<boolean> {
  const { key } = due
  let aside: Awaited<ReturnType<typeof findAside>> | undefined
  let apres: Row | null = null

  const one = async (row: Row) => {
    const cible = due.cleOf(row)
    const before = aside?.get(cible)
    if (before && (before.prochainLe === null || before.prochainLe > now)) {
      total.waiting += 1
      return
    }
    const cle = { key, part: part.code, cible }
    try {
      const known = due.prepare ? await due.prepare(part, row) : (undefined as Known)
      absences.deSuite = 0
      if (known === null) {
        if (before) await takeBack(db, cle)
        total.left += 1
        return
      }
      const isDone = await upkeep(db, async (tx) => {
        if (before) await takeBack(tx, cle)
        // Both statements travel together.
        const [isDone] = await Promise.all([
          due.work(tx, part, row, known),
          commitWithoutWaiting(tx),
        ])
        return isDone
      })
      total[isDone ? 'done' : 'left'] += 1
    } catch (error) {
      total.failed += 1
      const isAbsent = error instanceof AbsentError
      const essais = (before?.essais ?? 0) + 1
      const failure = {
        essais,
        raison: kindOf(error as Error),
        le: now,
        ...nextTry(essais, isAbsent),
      }
      // A database that is away cannot keep this either. The turn ends; no row is to blame.
      await putAside(db, cle, failure).catch((second) => {
        throw isDatabaseUnavailable(second) ? second : error
      })
      absences.deSuite = isAbsent ? absences.deSuite + 1 : 0
      if (absences.deSuite === ABSENCES) throw error
    }
  }
  /**
   * Less and less often; after the last try the row waits for somebody, unless a partner was away.
   */
  const nextTry = (essais: number, isAbsent: boolean) => ({
    prochainLe:
      essais < ESSAIS || isAbsent
        ? new Date(now.getTime() + waitMs(Math.min(essais, ESSAIS - 1)))
        : null,
  })

  return async () => {
    aside ??= await findAside(db, { key, part: part.code })
    const rows = await due.find(part, apres, LOT)
    for (const row of rows) {
      if (signal?.aborted) return false
      await one(row)
    }
    apres = rows.at(-1) ?? apres
    return rows.length === LOT
  }
}
