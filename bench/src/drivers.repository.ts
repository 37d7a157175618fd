import pg from 'pg'
import postgres from 'postgres'

/** What each driver is asked to do: a read, and a transaction as long as an act's. */
export type Driver = {
  read(payload: string): Promise<unknown>
  act(cle: string): Promise<void>
}

export const driverNames = ['pg', 'postgres'] as const
export type DriverName = (typeof driverNames)[number]

const CONNECTIONS = 10
const READ = 'select $1::json as payload'
const LOOK = 'select le from bare_act where cle = $1'
const WRITE = 'insert into bare_act values ($1, $2, now())'
/** An act reads three things once it has begun, then writes seven. */
const READS = 3
const WRITES = 7

const ranks = (count: number) => Array.from({ length: count }, (_, rank) => rank)

export const openDriver: Record<DriverName, (url: string) => Driver> = {
  /** The pool: a statement has a connection to itself, and is waited for before the next. */
  pg(url) {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
    return {
      async read(payload) {
        const { rows } = await pool.query({ name: 'read', text: READ, values: [payload] })
        return rows[0].payload
      },
      async act(cle) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          for (const _ of ranks(READS))
            await client.query({ name: 'look', text: LOOK, values: [cle] })
          for (const rank of ranks(WRITES))
            await client.query({ name: 'write', text: WRITE, values: [cle, rank] })
          await client.query('commit')
        } finally {
          client.release()
        }
      },
    }
  },
  /** It pipelines by itself: outside transactions always, inside what is asked for together. */
  postgres(url) {
    const sql = postgres(url, { max: CONNECTIONS, onnotice: () => {} })
    return {
      async read(payload) {
        const [row] = await sql.unsafe(READ, [payload], { prepare: true })
        return row?.payload
      },
      async act(cle) {
        await sql.begin(async (tx) => {
          const ask = (text: string, values: (string | number)[]) =>
            tx.unsafe(text, values, { prepare: true })
          await Promise.all(ranks(READS).map(() => ask(LOOK, [cle])))
          await Promise.all(ranks(WRITES).map((rank) => ask(WRITE, [cle, rank])))
        })
      },
    }
  },
}

export async function makeActTable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `create table if not exists bare_act
       (cle text, rang int, le timestamptz, primary key (cle, rang))`,
  )
  await client.end()
}
