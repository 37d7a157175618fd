import pg from 'pg'
import { asUnavailable, markUnavailable } from './failures.ts'
import { type Gate, silent } from './gate.ts'
import { CONNECT_MS, CONNECT_TICKS, type ConnectionLimits, QUIET_TICKS } from './limits.ts'

export type Statement = pg.QueryConfig & { name: string }
export type Ask = (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>

/** What the driver's types do not show. */
type Undeclared = {
  connection: { stream: { cork(): void; uncork(): void; destroy(error?: Error): void } }
  query(
    statement: Statement,
    values: unknown[] | undefined,
    done: (error: Error | null, result: pg.QueryResult) => void,
  ): void
}
const undeclared = (client: pg.Client) => client as unknown as Undeclared
const streamOf = (client: pg.Client) => undeclared(client).connection.stream

/**
 * Cuts a connection from which no answer is expected; the statements that wait on it fail with
 * this.
 */
export const abandon = (client: pg.Client, error: Error) => streamOf(client).destroy(error)

export type LaneOptions = {
  url: string
  limits: ConnectionLimits
  gate: Gate
  onError: (error: Error) => void
  /**
   * Asks a statement again that had no effect and holds up others; without it, the statement fails.
   */
  elsewhere?: Ask
}

/**
 * A connection on which statements travel one behind the other, without waiting for each other's
 * answers.
 */
export class Lane {
  /** Statements without an answer so far. */
  waiting = 0
  /** When the first of them became the first. */
  since = 0
  #answered = 0
  #answeredBefore = 0
  #ticksWithoutAnswer = 0
  #isCorked = false
  #open: pg.Client | undefined
  #opening: Promise<pg.Client> | undefined
  readonly #options: LaneOptions

  constructor(options: LaneOptions) {
    this.#options = options
  }

  query: Ask = (statement, values) => {
    if (this.waiting++ === 0) this.since = performance.now()
    if (this.#open) return this.#send(this.#open, statement, values)
    this.#opening ??= this.#connect()
    return this.#opening.then(
      (client) => this.#send(client, statement, values),
      (error) => {
        this.#progress()
        throw error
      },
    )
  }

  /** The clock calls this: a connection that answers nothing at all is thrown away. */
  tick(): void {
    if (this.waiting === 0 || this.#answered !== this.#answeredBefore) {
      this.#answeredBefore = this.#answered
      this.#ticksWithoutAnswer = 0
    } else if (++this.#ticksWithoutAnswer >= this.#options.limits.ticks) this.abandon()
  }

  /**
   * Called when connections are known to have died: those without a sign of life are thrown away.
   */
  abandonIfQuiet(): void {
    if (this.waiting === 0 || this.#ticksWithoutAnswer >= QUIET_TICKS) this.abandon()
  }

  abandon(): void {
    const client = this.#open
    this.#ticksWithoutAnswer = 0
    if (!client) return
    this.#forget(client)
    abandon(client, silent())
  }

  async close(): Promise<void> {
    const client = this.#open
    if (!client) return
    this.#forget(client)
    await client.end()
  }

  #progress(): void {
    this.waiting--
    this.#answered++
    this.since = performance.now()
  }

  #send(client: pg.Client, statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    this.#cork(client)
    return new Promise((resolve, reject) => {
      // A callback saves two promises beside the driver's own way.
      undeclared(client).query(statement, values, (error, result) => {
        this.#progress()
        if (!error) return resolve(result)
        const { elsewhere } = this.#options
        if (elsewhere && isWorthAsking(error)) resolve(elsewhere(statement, values))
        else reject(markUnavailable(error))
      })
    })
  }

  /** What one turn of the event loop sends leaves in one write. */
  #cork(client: pg.Client): void {
    if (this.#isCorked) return
    this.#isCorked = true
    const stream = streamOf(client)
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  async #connect(): Promise<pg.Client> {
    const { url, limits, gate, onError } = this.#options
    const client = new pg.Client({
      connectionString: url,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      ...limits.server,
    })
    // A connection that was cut is forgotten: the next statement opens another.
    client.on('error', (error) => {
      if (this.#open === client) onError(error)
      this.#forget(client)
    })
    client.on('end', () => this.#forget(client))
    try {
      await gate.pass(CONNECT_TICKS, () => client.connect())
    } catch (error) {
      this.#opening = undefined
      abandon(client, silent())
      throw asUnavailable(error)
    }
    this.#open = client
    this.#opening = undefined
    return client
  }

  #forget(client: pg.Client): void {
    if (this.#open === client) this.#open = undefined
  }
}

/**
 * Two errors that mean that nothing was done. 55P03: the lock was not free. 26000: the statement
 * before this one was to prepare what both share, and did not get its lock.
 */
function isWorthAsking(error: Error): boolean {
  const { code } = error as { code?: string }
  return code === '55P03' || code === '26000'
}
