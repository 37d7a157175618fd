import { DatabaseUnavailableError } from './failures.ts'
import type { Ask, Statement } from './lane.ts'
import { TICK_MS, ticksOf } from './limits.ts'

/**
 * Short enough that a statement which then waits for its lock is answered within three seconds in
 * all.
 */
const TURN_MS = 750

type Waiting = {
  statement: Statement
  values: unknown[] | undefined
  ticks: number
  resolve: (result: Awaited<ReturnType<Ask>>) => void
  reject: (error: unknown) => void
}

/**
 * Statements that met a lock wait here, one at a time on each track, so that nothing stands behind
 * them in a lane. While some wait, statements of the same name come here directly: a locked table
 * takes these tracks and no lane.
 */
export function createSiding(tracks: readonly { query: Ask }[]) {
  const free = [...tracks]
  const queue: Waiting[] = []
  const present = new Map<string, number>()

  const enter = (name: string) => present.set(name, (present.get(name) ?? 0) + 1)
  const leave = (name: string) => {
    const others = (present.get(name) ?? 0) - 1
    if (others > 0) present.set(name, others)
    else present.delete(name)
  }
  const serve = async (track: { query: Ask }, { statement, values, resolve, reject }: Waiting) => {
    try {
      resolve(await track.query(statement, values))
    } catch (error) {
      reject(error)
    } finally {
      leave(statement.name)
      const next = queue.shift()
      if (next) void serve(track, next)
      else free.push(track)
    }
  }
  return {
    isFor: (name: string) => present.size > 0 && present.has(name),
    query: ((statement, values) =>
      new Promise((resolve, reject) => {
        enter(statement.name)
        const waiting = { statement, values, ticks: ticksOf(TURN_MS), resolve, reject }
        const track = free.pop()
        if (track) void serve(track, waiting)
        else queue.push(waiting)
      })) satisfies Ask as Ask,
    /** The clock calls this: a statement whose turn does not come is refused. */
    tick(): void {
      for (const waiting of queue) waiting.ticks--
      while (queue[0] && queue[0].ticks <= 0) {
        const late = queue.shift() as Waiting
        leave(late.statement.name)
        late.reject(new DatabaseUnavailableError(`No turn within ${TURN_MS + TICK_MS} ms`))
      }
    },
  }
}
