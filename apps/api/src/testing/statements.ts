import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../platform/db/index.ts'

/** Once in a while a session notes that it is alive, whatever is asked: nobody's doing. */
const SIGNE_DE_VIE = 'update "session" set "vue_le"'

type Queries = { query: (...args: unknown[]) => unknown }
type Client = Queries & {
  transaction: (work: (tx: Queries) => Promise<unknown>) => Promise<unknown>
}

/** Whoever asks something from within what is watched. */
const watching = new AsyncLocalStorage<true>()

/**
 * Every statement of `work` that the embedded engine receives, within transactions too. What the
 * application does by itself meanwhile, such as sealing its history, is not counted.
 */
export async function statementsDuring(
  { db }: Pick<Database, 'db'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const client = (db as unknown as { $client: Client }).$client
  const { query, transaction } = client
  const seen: string[] = []
  const watched =
    (of: Queries, ask: Queries['query']): Queries['query'] =>
    (...args) => {
      const statement = String(args[0])
      if (watching.getStore() && !statement.startsWith(SIGNE_DE_VIE)) seen.push(statement)
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
  try {
    await watching.run(true, work)
  } finally {
    Object.assign(client, { query, transaction })
  }
  return seen
}
