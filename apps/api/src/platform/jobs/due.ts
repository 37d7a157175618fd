import { type Executor, isDatabaseUnavailable, type Transaction, upkeep } from '../db/index.ts'
import { commitWithoutWaiting, ESSAIS, findAside, putAside, takeBack } from './due.repository.ts'
import { kindOf } from './one-try.ts'

/** How many rows of one insurer are read before it is another's turn. */
const LOT = 100
/** Whoever does not answer that often in a row is taken for gone, and the turn ends. */
const ABSENCES = 3
const MINUTE = 60_000
const waitMs = (essai: number) => 2 ** essai * MINUTE

/** One turn of a job: at which moment, for which insurers, until when. */
export type Turn<Part> = {
  db: Executor
  now: Date
  parts: readonly Part[]
  signal?: AbortSignal | undefined
}

/** Whoever is asked about a row is away. No row is to blame for that: it is asked about again until they answer. */
export class AbsentError extends Error {
  override name = 'AbsentError'
}

/** What is due: where it is found, and what is done with one row of it. */
export type Due<Part, Row, Known = undefined> = {
  /** Of the job that walks: what fails is put aside under this name. */
  key: string
  /** Rows of one insurer that are due, after that one, always in the same order. */
  find(part: Part, apres: Row | null, limite: number): Promise<readonly Row[]>
  /** What tells a row from the others of its insurer: an identifier, never a person's data. */
  cleOf(row: Row): string
  /**
   * Before the transaction begins: what takes its time, such as asking somebody else, is not waited for with rows held.
   * Null: there is nothing to do, or not yet, and no transaction is begun.
   */
  prepare?(part: Part, row: Row): Promise<Known | null>
  /** In a transaction of its own; false: there was nothing to do, or not yet. */
  work(tx: Transaction, part: Part, row: Row, known: Known): Promise<boolean>
}

export type Walked = {
  done: number
  /** Looked at, and left as they are. */
  left: number
  failed: number
  /** Put aside by an earlier turn, and not tried in this one. */
  waiting: number
}

/**
 * The one way to walk what is due. Insurers take turns, a lot each, until nothing is left: nobody's rows wait behind
 * another's. Each row has its own transaction. One that fails is put aside with its reason, tried again later
 * and less and less often, then shown to staff; it holds up none of the others. Rows that are left as they are do not
 * keep the ones behind them from being seen: a lot begins after the last row of the one before.
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

/** Walks one lot of one insurer each time that it is called; false once there is no more. */
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
        // They travel together.
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
      // A database that is away cannot keep this either, and the turn ends: no row is to blame for that.
      await putAside(db, cle, failure).catch((second) => {
        throw isDatabaseUnavailable(second) ? second : error
      })
      absences.deSuite = isAbsent ? absences.deSuite + 1 : 0
      if (absences.deSuite === ABSENCES) throw error
    }
  }
  /** Later and less and less often; what failed often enough waits for somebody, unless nobody answered about it. */
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
