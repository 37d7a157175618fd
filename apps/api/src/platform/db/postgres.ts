import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createLanes } from './lanes.ts'
import { migrationsFolder } from './migrations.ts'
import { type Database, type Executor, TOPIC_ALL } from './types.ts'

/** Any number will do, as long as every node uses the same. */
const LOCK_ID = 7_203_451

export type PostgresOptions = {
  url: string
  maxConnections: number
  onError: (error: Error) => void
}

export function openPostgres({ url, maxConnections, onError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that breaks must not bring the process down.
  pool.on('error', onError)
  const lanes = createLanes(url, onError)
  const throughPool = pool.query.bind(pool) as (...query: unknown[]) => unknown
  // What has a name is a prepared statement outside any transaction.
  pool.query = ((query: { name?: string }, values?: unknown[], ...rest: unknown[]) =>
    typeof query === 'object' && query.name
      ? lanes.query(query as pg.QueryConfig & { name: string }, values)
      : throughPool(query, values, ...rest)) as typeof pool.query
  const orm = drizzle({ client: pool, casing: 'snake_case' })
  const db = orm as unknown as Executor
  const listener = createListener(url, onError)

  return {
    db,
    engine: 'postgres',
    exclusively: async (work) => {
      const holder = await pool.connect()
      try {
        await holder.query('select pg_advisory_lock($1)', [LOCK_ID])
        return await work(db)
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [LOCK_ID]).catch(onError)
        holder.release()
      }
    },
    migrate: () => migrate(orm, { migrationsFolder }),
    ping: async () => {
      await pool.query('select 1')
    },
    notify: async (topic) => {
      await pool.query(`select pg_notify('invalidation', $1)`, [topic])
    },
    listen: listener.start,
    close: async () => {
      await listener.stop()
      await lanes.close()
      await pool.end()
    },
  }
}

/** One connection of its own that waits for notifications, and comes back when it is cut. */
function createListener(url: string, onError: (error: Error) => void) {
  let client: pg.Client | undefined
  let stopped = false

  const connect = async (onTopic: (topic: string) => void): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('error', onError)
    client.on('notification', ({ payload }) => onTopic(payload ?? TOPIC_ALL))
    client.once('end', () => void reconnect(onTopic))
    await client.connect()
    await client.query('listen invalidation')
  }
  const reconnect = async (onTopic: (topic: string) => void) => {
    while (!stopped) {
      await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
      try {
        await connect(onTopic)
        return onTopic(TOPIC_ALL)
      } catch (error) {
        client?.removeAllListeners('end')
        onError(error as Error)
      }
    }
  }
  return {
    start: connect,
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}
