/** How long the database may take before a request is told that it is away. */
export type DatabaseLimits = {
  /** For a statement of the pool; the server cancels it. */
  statementMs: number
  /** For a prepared statement, which is short by design. */
  shortStatementMs?: number
  /** For one lock. */
  lockMs: number
  /** For a connection of the pool, while others use them. */
  turnMs: number
  /** For any sign of the server, even an answer to « are you there? ». */
  silenceMs: number
}

export const defaultLimits: DatabaseLimits = {
  statementMs: 10_000,
  lockMs: 1_500,
  turnMs: 2_250,
  silenceMs: 1_500,
}

/** At the start nobody waits for a connection; later `CONNECT_TICKS` counts. */
export const CONNECT_MS = 10_000

const SHORT_STATEMENT_MS = 2_000
/** A statement that waits longer for a lock leaves its lane, where others stand behind it. */
const LANE_LOCK_MS = 100
/** A transaction that its process lost sight of releases its locks. */
const IDLE_TRANSACTION_MS = 30_000
/** After its limit the server has this long to say that it cancelled a statement. */
const GRACE_MS = 500

/**
 * One coarse clock looks at all limits and counts its own ticks. A process that was busy itself
 * thus reads the server's answers before it judges.
 */
export const TICK_MS = 250
export const ticksOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / TICK_MS))

/** A connection is opened within this time or not at all. */
export const CONNECT_TICKS = ticksOf(1_000)

/** Too short to give the server up, long enough to doubt it. */
export const QUIET_TICKS = ticksOf(500)

export type ConnectionLimits = {
  /** Told to the server when the connection is opened. */
  server: {
    statement_timeout: number
    lock_timeout: number
    idle_in_transaction_session_timeout: number
  }
  /**
   * For a server that does not keep its own limits: after so many ticks without an answer a
   * connection is lost.
   */
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
