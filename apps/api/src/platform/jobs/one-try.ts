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

/** Time between two attempts to write how a job ended, while the database is away. */
const TELL_AGAIN_MS = 500

export type TryDeps = {
  db: Executor
  clock: () => Date
  leaseMs: number
  holder: string
  onFailure(error: Error, job: { key: string; essai: number }): void
}

export type Try = {
  /** Milliseconds until the next try; null when there is none. */
  done: Promise<number | null>
  /** The process stops: the lease lapses, and nothing more is written. */
  abandon(): void
}

/** One try of one job. Its lease is renewed while the work lasts, so that nobody else takes it. */
export function startTry(deps: TryDeps, handler: Handler, row: JobRow): Try {
  const { db, leaseMs, holder } = deps
  const claim: Claim = { id: row.id, holder, essais: row.essais }
  const control = new AbortController()
  const renewal = setInterval(async () => {
    // A database that is away does not say who has the job.
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
    // Another node has it now, and will write how it ended.
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
  /**
   * Keeps trying to write the end: a job that is done must not run again because the database was
   * away for a moment.
   */
  const tell = (write: () => Promise<unknown>) => whenItAnswers(write, control.signal)

  const done = attempt().finally(() => {
    clearInterval(renewal)
    clearTimeout(limit)
  })
  return { done, abandon }
}

/** Does it once the database answers, unless another node has taken over meanwhile. */
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
  // Its last try neither ended nor failed: the job stops its process, or is lost each time.
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

/** The database's code where it failed; its message may quote a person. */
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
