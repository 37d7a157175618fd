import type { Handler } from './define.ts'
import { takeJobs } from './jobs.repository.ts'
import { startTry, type Try, type TryDeps } from './one-try.ts'

export type LineDeps = TryDeps & {
  /** Asks for a look at what is due, within that time. */
  lookWithin(ms: number): void
}

export type Line = ReturnType<typeof createLine>

/** The jobs of one key on this node, as many at once as their definition allows. */
export function createLine(deps: LineDeps, handler: Handler) {
  const { key, atOnce, isParClient } = handler.job
  const tries = new Map<number, Try & { ended: Promise<void> }>()
  let isClosed = false
  let isAsked = false
  let filling: Promise<void> | undefined

  const hasRoom = () => !isClosed && tries.size < atOnce

  const take = async () => {
    const { db, clock, leaseMs, holder } = deps
    const limit = atOnce - tries.size
    const except = [...tries.keys()]
    const asked = { key, now: clock(), leaseMs, holder, limit, except, isParClient }
    const rows = await takeJobs(db, asked)
    for (const row of rows) {
      const one = startTry(deps, handler, row)
      const ended = one.done.then(
        (nextInMs) => leave(row.id, nextInMs),
        // Its end could not be written: the lease lapses, and the job is done again.
        (error: Error) => {
          deps.onFailure(error, { key, essai: row.essais })
          leave(row.id, null)
        },
      )
      tries.set(row.id, { ...one, ended })
    }
    // There may be more due than there was room for.
    if (rows.length === limit) isAsked = true
  }
  const leave = (id: number, nextInMs: number | null) => {
    tries.delete(id)
    if (nextInMs !== null) deps.lookWithin(nextInMs)
    if (isAsked) fill().catch(() => deps.lookWithin(deps.leaseMs))
  }
  /** Takes what is due, as far as there is room. A look asked for meanwhile makes one more. */
  const fill = (): Promise<void> => {
    isAsked = true
    filling ??= (async () => {
      // Announcements of one turn of the event loop are looked for once.
      await new Promise(setImmediate)
      try {
        while (isAsked && hasRoom()) {
          isAsked = false
          await take()
        }
      } finally {
        // At once: a caller from now on must not be given a look that is over.
        filling = undefined
      }
    })()
    return filling
  }

  return {
    handler,
    fill,
    /** The look under way, if any: the jobs that it takes do not run yet. */
    filling: () => filling,
    running: () => [...tries.values()].map(({ ended }) => ended),
    /** Takes nothing more. */
    close: () => {
      isClosed = true
    },
    settled: async () => {
      await filling
      await Promise.all([...tries.values()].map(({ ended }) => ended))
    },
    abandon: () => {
      for (const one of tries.values()) one.abandon()
    },
  }
}
