/** How long the database may take, before a request is told that it is away. */
export type DatabaseLimits = {
  /** A statement of the pool; the server cancels it itself. */
  statementMs: number
  /** One that has a name: those are short by design. */
  shortStatementMs?: number
  /** The wait for one lock. */
  lockMs: number
  /** The wait for a connection of the pool, while others are through with theirs. */
  turnMs: number
  /** The server says nothing at all, not even to « are you there? ». */
  silenceMs: number
}

export const defaultLimits: DatabaseLimits = {
  statementMs: 10_000,
  lockMs: 1_500,
  turnMs: 2_250,
  silenceMs: 1_500,
}

/** Nobody waits for a connection at the start; later, see `CONNECT_TICKS`. */
export const CONNECT_MS = 10_000

const SHORT_STATEMENT_MS = 2_000
/** What waits longer for a lock leaves the lane, where others stand behind it. */
const LANE_LOCK_MS = 100
/** A transaction that its process has lost sight of lets go of its locks. */
const IDLE_TRANSACTION_MS = 30_000
/** After its limit, the server has this long to say that a statement was cancelled. */
const GRACE_MS = 500

/**
 * Limits are looked at by one coarse clock, and counted in its ticks: a process that was itself held
 * up hears what the server had answered meanwhile before it judges.
 */
export const TICK_MS = 250
export const ticksOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / TICK_MS))

/** A connection is opened within this time or not at all. */
export const CONNECT_TICKS = ticksOf(1_000)

/** Too short to give up, long enough to doubt. */
export const QUIET_TICKS = ticksOf(500)

export type ConnectionLimits = {
  /** Told to the server when the connection is opened. */
  server: {
    statement_timeout: number
    lock_timeout: number
    idle_in_transaction_session_timeout: number
  }
  /** For a server that does not keep to it: ticks without an answer after which a connection is lost. */
  ticks: number
}

const limitsOf = (statementMs: number, lockMs: number): ConnectionLimits => ({
  server: {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  },
  ticks: ticksOf(statementMs + GRACE_MS),
})

export const limitsOfPool = ({ statementMs, lockMs }: DatabaseLimits) =>
  limitsOf(statementMs, lockMs)

const shortOf = ({ statementMs, shortStatementMs = SHORT_STATEMENT_MS }: DatabaseLimits) =>
  Math.min(statementMs, shortStatementMs)

export const limitsOfSiding = (limits: DatabaseLimits) => limitsOf(shortOf(limits), limits.lockMs)

export const limitsOfLane = (limits: DatabaseLimits) =>
  limitsOf(shortOf(limits), Math.min(limits.lockMs, LANE_LOCK_MS))
