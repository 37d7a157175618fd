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
      withoutLimits(url, report, async (client) => {
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

/**
 * A connection outside of the pool and without its time limits: migrations, first data, large
 * volumes.
 */
async function withoutLimits<T>(
  url: string,
  onError: (error: Error) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', onError)
  await client.connect().catch((error) => {
    throw asUnavailable(error)
  })
  try {
    // Whatever the address or the role say.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
