import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../src/platform/db/index.ts'

/** Once in a while a session notes that it is alive, whatever is asked: nobody's doing. */
const SIGNE_DE_VIE = 'update "session" set "vue_le"'

type Queries = { query: (...args: unknown[]) => unknown }
/** Of the embedded engine. */
type Embedded = Queries & {
  transaction: (work: (tx: Queries) => Promise<unknown>) => Promise<unknown>
}
/** Of a server: one asks it, or borrows a line for a transaction, which says several things at once. */
type Asked = readonly { query: { text: string } }[]
type Line = { send(asked: Asked): void; release(): void }
type Session = { client: Queries; connect(): Promise<Line> }

/** Whoever asks something from within what is watched. */
const watching = new AsyncLocalStorage<true>()

type Note = (statement: unknown) => void

/**
 * Every statement of `work` that the database receives, within transactions too. What the
 * application does by itself meanwhile, such as sealing its history, is not counted.
 */
export async function statementsDuring(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = []
  const note: Note = (asked) => {
    const statement = String(asked)
    if (watching.getStore() && !statement.startsWith(SIGNE_DE_VIE)) seen.push(statement)
  }
  const inside = db as unknown as { $client: Embedded; session: Session }
  const restore =
    engine === 'pglite' ? watchEmbedded(inside.$client, note) : watchServer(inside.session, note)
  try {
    await watching.run(true, work)
  } finally {
    restore()
  }
  return seen
}

function watchEmbedded(client: Embedded, note: Note): () => void {
  const { query, transaction } = client
  const watched =
    (of: Queries, ask: Queries['query']): Queries['query'] =>
    (...args) => {
      note(args[0])
      return ask.apply(of, args)
    }
  client.query = watched(client, query)
  client.transaction = (inside) => {
    // The engine begins it when its turn comes, whoever's call that is.
    const asCalled = AsyncLocalStorage.snapshot()
    return transaction.call(client, (tx) => {
      tx.query = watched(tx, tx.query)
      return asCalled(inside, tx)
    })
  }
  return () => Object.assign(client, { query, transaction })
}

function watchServer(session: Session, note: Note): () => void {
  const { client, connect } = session
  const { query } = client
  client.query = (...args) => {
    const [asked] = args as [string | { text: string }]
    note(typeof asked === 'string' ? asked : asked.text)
    return query.apply(client, args)
  }
  session.connect = async () => {
    const line = await connect()
    return {
      send: (asked) => {
        // Beginning and ending are told by the embedded engine in another way.
        for (const { text } of asked.map((one) => one.query)) if (!isBound(text)) note(text)
        line.send(asked)
      },
      release: () => line.release(),
    }
  }
  return () => {
    client.query = query
    session.connect = connect
  }
}

const isBound = (text: string) => ['begin', 'commit', 'rollback'].includes(text)
