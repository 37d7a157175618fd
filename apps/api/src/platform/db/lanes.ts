import { type Gate, silent } from './gate.ts'
import { type Ask, Lane } from './lane.ts'
import { type DatabaseLimits, limitsOfLane, limitsOfSiding } from './limits.ts'
import { createSiding } from './siding.ts'

/** More statements together cost less each, but a slow one holds up those behind it. */
const LANES = 4
/** Enough tries to notice that a lock was released, few enough to be no burden on the server. */
const TRACKS = 2
/** After so long without an answer, the first statement of a lane is waiting for something. */
const STALLED_MS = 50

type Lanes = {
  query: Ask
  tick(): void
  abandonQuiet(): void
  abandon(): void
  close(): Promise<void>
}

export type LanesOptions = {
  url: string
  limits: DatabaseLimits
  gate: Gate
  onError: (error: Error) => void
}

/**
 * Shared connections on which prepared statements of many requests travel in pipeline mode. They
 * are written together at the end of the tick, and nobody waits for a free connection. A read costs
 * a fraction of what it costs through the pool. Transactions and all the rest use the pool.
 */
export function createLanes({ url, limits, gate, onError }: LanesOptions): Lanes {
  const make = (count: number, options: Partial<ConstructorParameters<typeof Lane>[0]>) =>
    Array.from(
      { length: count },
      () => new Lane({ url, limits: limitsOfSiding(limits), gate, onError, ...options }),
    )
  const tracks = make(TRACKS, {})
  const siding = createSiding(tracks)
  const lanes = make(LANES, { limits: limitsOfLane(limits), elsewhere: siding.query })
  const all = [...lanes, ...tracks]
  return {
    query: (statement, values) => {
      if (gate.isShut) return Promise.reject(silent())
      if (siding.isFor(statement.name)) return siding.query(statement, values)
      return pickLane(lanes, performance.now()).query(statement, values)
    },
    tick() {
      siding.tick()
      for (const lane of all) lane.tick()
    },
    abandonQuiet() {
      for (const lane of all) lane.abandonIfQuiet()
    },
    abandon() {
      for (const lane of all) lane.abandon()
    },
    async close() {
      await Promise.all(all.map((lane) => lane.close()))
    },
  }
}

/** Takes the least busy lane. A lane whose first statement is held up is taken only if all are. */
export function pickLane<L extends Pick<Lane, 'waiting' | 'since'>>(
  lanes: readonly L[],
  now: number,
): L {
  let best: L | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const lane of lanes) {
    const isStalled = lane.waiting > 0 && now - lane.since > STALLED_MS
    const load = isStalled ? lane.waiting + 1_000_000 : lane.waiting
    if (load < fewest) {
      best = lane
      fewest = load
    }
  }
  return best as L
}
