import pg from 'pg'
import { type Asked, Batch } from './batch.ts'
import { asUnavailable, DatabaseUnavailableError, markUnavailable } from './failures.ts'
import { type Gate, silent } from './gate.ts'
import { type Ask, abandon, type Statement } from './lane.ts'
import {
  CONNECT_MS,
  CONNECT_TICKS,
  type DatabaseLimits,
  limitsOfPool,
  QUIET_TICKS,
  ticksOf,
} from './limits.ts'

type Query = string | pg.QueryConfig

export type GuardedPoolOptions = {
  url: string
  maxConnections: number
  limits: DatabaseLimits
  gate: Gate
  /** A statement with a name is prepared, and stands outside of any transaction. */
  named: Ask
  onError: (error: Error) => void
}

/**
 * The driver's pool, for a server that may fall silent. It lends no connection while the gate is
 * shut, throws away connections that do not answer, and counts those that nobody gave back.
 */
export class GuardedPool {
  readonly #options: GuardedPoolOptions
  readonly #pool: pg.Pool
  readonly #connections = new Set<pg.Client>()
  /** Connections that are being opened, and for how many ticks. */
  readonly #opening = new Map<pg.Client, number>()
  readonly #loans = new Map<pg.Client, Loan>()

  constructor(options: GuardedPoolOptions) {
    const { url, maxConnections, limits, onError } = options
    this.#options = options
    const guard = (client: pg.Client) => this.#guard(client)
    this.#pool = new pg.Pool({
      // The pool counts only open connections.
      Client: class extends pg.Client {
        constructor(config?: string | pg.ClientConfig) {
          super(config)
          guard(this)
        }
      },
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      ...limitsOfPool(limits).server,
    })
    // An idle connection that breaks must not bring the process down.
    this.#pool.on('error', onError)
    this.#pool.on('connect', (client) => this.#opening.delete(client))
  }

  #guard(client: pg.Client): void {
    this.#connections.add(client)
    this.#opening.set(client, 0)
    // Nor must one on loan break it. A caller who could not begin a transaction gives no
    // connection back.
    client.on('error', (error) => this.#loans.get(client)?.release(error))
    client.once('end', () => {
      this.#connections.delete(client)
      this.#opening.delete(client)
      this.#loans.get(client)?.release(silent())
    })
  }

  query = async (query: Query, values?: unknown[]): Promise<pg.QueryResult> => {
    if (typeof query === 'object' && query.name)
      return this.#options.named(query as Statement, values)
    const loan = await this.connect()
    try {
      return await loan.query(query, values)
    } finally {
      loan.release()
    }
  }

  connect = async (): Promise<Loan> => {
    const { gate, limits } = this.#options
    let connecting: Promise<pg.PoolClient> | undefined
    try {
      const client = await gate.pass(ticksOf(limits.turnMs), () => {
        connecting = this.#pool.connect()
        return connecting
      })
      const loan = new Loan(client, () => this.#loans.delete(client))
      this.#loans.set(client, loan)
      return loan
    } catch (error) {
      // A connection that comes after all goes to somebody else.
      connecting?.then(
        (client) => client.release(),
        () => {},
      )
      throw asUnavailable(error)
    }
  }

  /** The clock calls this. */
  tick(): void {
    for (const [client, waited] of this.#opening) {
      this.#opening.set(client, waited + 1)
      if (waited >= CONNECT_TICKS) abandon(client, silent())
    }
    const { ticks } = limitsOfPool(this.#options.limits)
    let isAnyLost = false
    for (const [client, loan] of this.#loans) {
      loan.tick()
      if (loan.ticks < ticks) continue
      abandon(client, silent())
      isAnyLost = true
    }
    // One dead connection is seldom alone: the next request must not try them one by one.
    if (isAnyLost) this.abandonQuiet()
  }

  /** Connections without a sign of life: nobody holds them, or their statement has no answer. */
  abandonQuiet(): void {
    for (const client of this.#connections) {
      const loan = this.#loans.get(client)
      if (!loan || loan.ticks >= QUIET_TICKS) abandon(client, silent())
    }
  }

  abandon(): void {
    for (const client of this.#connections) abandon(client, silent())
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** A connection of the pool that somebody holds. */
class Loan {
  /** For how many ticks its statement has been waiting. */
  ticks = 0
  #waiting = 0
  #isBack = false
  readonly #client: pg.PoolClient
  readonly #onBack: () => void

  constructor(client: pg.PoolClient, onBack: () => void) {
    this.#client = client
    this.#onBack = onBack
  }

  async query(query: Query, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#isBack) throw new DatabaseUnavailableError('The connection was lost')
    this.#waiting++
    this.ticks = 0
    try {
      return await this.#client.query(query as pg.QueryConfig, values)
    } catch (error) {
      throw markUnavailable(error)
    } finally {
      this.#waiting--
      this.ticks = 0
    }
  }

  /** All statements leave in one message, and their answers come in one. */
  send(asked: readonly Asked[]): void {
    if (this.#isBack) {
      const lost = new DatabaseUnavailableError('The connection was lost')
      for (const { reject } of asked) reject(lost)
      return
    }
    this.#waiting++
    this.ticks = 0
    const batch = new Batch(asked, () => {
      this.#waiting--
      this.ticks = 0
    })
    this.#client.query(batch as unknown as pg.Submittable)
  }

  /** Given back once: by its holder, or when it breaks before that. */
  release(error?: Error): void {
    if (this.#isBack) return
    this.#isBack = true
    this.#onBack()
    this.#client.release(error)
  }

  tick(): void {
    if (this.#waiting > 0) this.ticks++
  }
}
