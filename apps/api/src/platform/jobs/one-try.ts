import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Executor, isDatabaseUnavailable } from '../db/index.ts'
import type { Handler } from './define.ts'
import {
  type Claim,
  endJob,
  giveUpJob,
  type JobRow,
  postponeJob,
  rearmJob,
  renewLease,
} from './jobs.repository.ts'

/** Between two attempts to tell a database that is away how a job ended. */
const TELL_AGAIN_MS = 500

export type TryDeps = {
  db: Executor
  clock: () => Date
  leaseMs: number
  holder: string
  onFailure(error: Error, job: { key: string; essai: number }): void
}

export type Try = {
  /** How many milliseconds to wait for the next try; null when there is none to wait for. */
  done: Promise<number | null>
  /** The process goes away: the lease is left to lapse, nothing more is written. */
  abandon(): void
}

/** One try of one job. While the work lasts, its lease is renewed: nobody else takes it. */
export function startTry(deps: TryDeps, handler: Handler, row: JobRow): Try {
  const { db, leaseMs, holder } = deps
  const claim: Claim = { id: row.id, holder, essais: row.essais }
  const control = new AbortController()
  const renewal = setInterval(async () => {
    // A database that is away says nothing about whose job it is.
    const isOurs = await renewLease(db, claim, leaseMs).catch(() => true)
    if (!isOurs) control.abort(new LeaseLostError())
  }, leaseMs / 3)
  const limit = setTimeout(() => control.abort(new TooLongError()), handler.job.maxMs)
  const abandon = () => control.abort(new LeaseLostError())

  const attempt = async (): Promise<number | null> => {
    try {
      const data = check(handler, row)
      const work = handler.work(data, { now: deps.clock(), signal: control.signal })
      await orAborted(work, control.signal)
    } catch (error) {
      return onError(error as Error)
    }
    const next = handler.everyMs
    await tell(() =>
      next === null ? endJob(db, claim, deps.clock()) : rearmJob(db, claim, inMs(next)),
    )
    return next
  }
  const onError = async (error: Error): Promise<number | null> => {
    // It is somebody else's now, who will say how it ends.
    if (error instanceof LeaseLostError) return null
    deps.onFailure(error, { key: handler.job.key, essai: row.essais })
    if (error instanceof HopelessError || row.essais >= handler.job.essais) {
      await tell(() => giveUpJob(db, claim, deps.clock(), kindOf(error)))
      return null
    }
    const wait = handler.job.waitMs(row.essais)
    await tell(() => postponeJob(db, claim, inMs(wait), kindOf(error)))
    return wait
  }
  const inMs = (ms: number) => new Date(deps.clock().getTime() + ms)
  /** Told at last: what was done must not be done again because the database was away for a moment. */
  const tell = (write: () => Promise<unknown>) => whenItAnswers(write, control.signal)

  const done = attempt().finally(() => {
    clearInterval(renewal)
    clearTimeout(limit)
  })
  return { done, abandon }
}

/** Does it once the database answers, unless somebody else has taken over meanwhile. */
export async function whenItAnswers(
  work: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  while (!(signal.reason instanceof LeaseLostError)) {
    try {
      await work()
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    await sleep(TELL_AGAIN_MS)
  }
}

function check({ job }: Handler, { data, essais }: JobRow): object {
  // Its last try neither ended nor failed: it takes its process with it, or is lost each time.
  if (essais > job.essais) throw new HopelessError('lost at every try')
  const read = z.safeParse(job.data, data)
  if (!read.success) throw new HopelessError('data that this version does not understand')
  return read.data
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** The code is the database's where it failed; what it says may quote somebody. */
export function kindOf(error: Error & { code?: unknown; cause?: unknown }): string {
  const code = error.code ?? (error.cause as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}

class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}
class TooLongError extends Error {
  override name = 'TooLongError'
}
/** Trying again would change nothing. */
class HopelessError extends Error {
  override name = 'HopelessError'
}
