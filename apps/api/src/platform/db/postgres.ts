import { pipeline } from 'node:stream/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { Batch } from './batch.ts'
import { copyStatement } from './copy.ts'
import { executorOn } from './executor.ts'
import { asUnavailable, DatabaseUnavailableError } from './failures.ts'
import { createGate, silent } from './gate.ts'
import { GuardedPool } from './guarded-pool.ts'
import { createLanes } from './lanes.ts'
import { CONNECT_MS, type DatabaseLimits, defaultLimits, TICK_MS } from './limits.ts'
import { migrationsFolder } from './migrations.ts'
import type { Database, Executor } from './types.ts'
import { createWatch, watchingClient } from './watch.ts'

/** Any number will do, as long as every node uses the same. */
const LOCK_ID = 7_203_451

export type PostgresOptions = {
  url: string
  maxConnections: number
  limits?: DatabaseLimits
  onError: (error: Error) => void
}

export function openPostgres({
  url,
  maxConnections,
  limits = defaultLimits,
  onError,
}: PostgresOptions): Database {
  // Connections that we threw away ourselves were logged once, together.
  const report = (error: Error) => {
    if (!(error instanceof DatabaseUnavailableError)) onError(error)
  }
  const gate = createGate()
  const lanes = createLanes({ url, limits, gate, onError: report })
  const pool = new GuardedPool({
    url,
    maxConnections,
    limits,
    gate,
    named: lanes.query,
    onError: report,
  })
  const watch = createWatch({
    silenceMs: limits.silenceMs,
    makeClient: () => watchingClient(url),
    onSilent: () => {
      gate.shut()
      lanes.abandon()
      pool.abandon()
      onError(silent())
    },
    onBack: gate.reopen,
    onDoubt: () => {
      lanes.abandonQuiet()
      pool.abandonQuiet()
    },
    onError: report,
  })
  const copies = createCopyLine(url, report)
  const clock = setInterval(() => {
    watch.tick()
    gate.tick()
    lanes.tick()
    pool.tick()
  }, TICK_MS).unref()

  return {
    db: executorOn(pool),
    engine: 'postgres',
    exclusively: (work) =>
      withoutLimits(url, report, async (holder) => {
        await holder.query('select pg_advisory_lock($1)', [LOCK_ID])
        // The server releases the lock with the connection.
        return work(alone(holder))
      }),
    unhurried: (work) => withoutLimits(url, report, (client) => work(alone(client))),
    copyIn: (table, columns, text) =>
      copies.run(async (client) => {
        const into = client.query(from(copyStatement(table, columns, 'stdin')))
        await pipeline(text, into)
        return into.rowCount
      }),
    migrate: (executor) => migrate(executor as unknown as NodePgDatabase, { migrationsFolder }),
    ping: async () => {
      // Asked on a lane: transactions that hold the whole pool do not make the database absent.
      await lanes.query({ name: 'ping', text: 'select 1' })
    },
    notify: async (topic) => {
      await pool.query(`select pg_notify('invalidation', $1)`, [topic])
    },
    listen: watch.start,
    close: async () => {
      clearInterval(clock)
      await watch.stop()
      await copies.close()
      await lanes.close()
      await pool.end()
    },
  }
}

/** On a connection that nobody shares. */
const alone = (client: pg.Client): Executor =>
  executorOn({
    query: (query, values) => client.query(query as pg.QueryConfig, values),
    connect: async () => ({
      send: (asked) => {
        client.query(new Batch(asked, () => {}) as unknown as pg.Submittable)
      },
      release: () => {},
    }),
  })

/** A connection outside of the pool and without its time limits. */
async function openUnlimited(url: string, onError: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', onError)
  await client.connect().catch((error) => {
    throw asUnavailable(error)
  })
  // Whatever the address or the role say.
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
  return client
}

/** For migrations, first data, large volumes. */
async function withoutLimits<T>(
  url: string,
  onError: (error: Error) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openUnlimited(url, onError)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How long a connection that has copied waits for the next piece: thousands of them come one after the other. */
const COPY_IDLE_MS = 2_000

/** Copies leave by one connection as long as they follow each other; what comes beside one has another. */
function createCopyLine(url: string, onError: (error: Error) => void) {
  let idle: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  async function open(): Promise<pg.Client> {
    const client = await openUnlimited(url, onError)
    client.once('end', () => {
      if (idle === client) idle = null
    })
    return client
  }
  async function close(): Promise<void> {
    clearTimeout(timer)
    const client = idle
    idle = null
    await client?.end()
  }
  return {
    async run<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
      clearTimeout(timer)
      const kept = idle
      idle = null
      const client = kept ?? (await open())
      try {
        const done = await work(client)
        if (idle) await client.end()
        else {
          idle = client
          timer = setTimeout(() => void close().catch(onError), COPY_IDLE_MS).unref()
        }
        return done
      } catch (error) {
        await client.end().catch(() => {})
        throw error
      }
    },
    close,
  }
}
