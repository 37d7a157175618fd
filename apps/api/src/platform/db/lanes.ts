import pg from 'pg'

/** The more travel together, the less each costs; but a slow one holds up those behind it. */
const LANES = 4
const FULL = 24

/** The part of a connection that the driver's types do not show. */
type WithStream = { connection: { stream: { cork(): void; uncork(): void } } }

type Statement = pg.QueryConfig & { name: string }

/**
 * Connections on which prepared statements of many requests travel together (pipeline mode): they
 * are written in one go at the end of the tick, and nobody waits for a free connection. A read then
 * costs a fraction of what it costs through the pool. Transactions and the rest stay on the pool.
 */
export function createLanes(url: string, onError: (error: Error) => void) {
  const lanes = Array.from({ length: LANES }, () => createLane(url, onError))
  return {
    query: (statement: Statement, values?: unknown[]) => {
      const lane = lanes.find(({ waiting }) => waiting() < FULL) ?? leastBusy(lanes)
      return lane.query(statement, values)
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

type Lane = ReturnType<typeof createLane>

const leastBusy = (lanes: readonly Lane[]) =>
  lanes.reduce((best, lane) => (lane.waiting() < best.waiting() ? lane : best))

function createLane(url: string, onError: (error: Error) => void) {
  let opening: Promise<pg.Client> | undefined
  let open: pg.Client | undefined
  let isCorked = false
  let waiting = 0
  const answered = () => {
    waiting--
  }

  const forget = () => {
    open = undefined
    opening = undefined
    isCorked = false
  }
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, pipeline: true, keepAlive: true })
    // A connection that was cut is forgotten: the next statement opens another.
    client.on('error', (error) => {
      forget()
      onError(error)
    })
    client.on('end', forget)
    try {
      await client.connect()
    } catch (error) {
      forget()
      throw error
    }
    open = client
    return client
  }
  const send = (client: pg.Client, statement: Statement, values?: unknown[]) => {
    if (!isCorked) {
      isCorked = true
      const { stream } = (client as unknown as WithStream).connection
      stream.cork()
      setImmediate(() => {
        isCorked = false
        stream.uncork()
      })
    }
    const result = client.query(statement, values)
    waiting++
    result.then(answered, answered)
    return result
  }
  return {
    waiting: () => waiting,
    query(statement: Statement, values?: unknown[]) {
      if (open) return send(open, statement, values)
      opening ??= connect()
      return opening.then((client) => send(client, statement, values))
    },
    async close() {
      const client = open
      forget()
      await client?.end()
    },
  }
}
