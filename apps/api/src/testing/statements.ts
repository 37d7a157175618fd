import type { Database } from '../platform/db/index.ts'

/** Once in a while a session notes that it is alive, whatever is asked: nobody's doing. */
const SIGNE_DE_VIE = 'update "session" set "vue_le"'

type Queries = { query: (...args: unknown[]) => unknown }

/** Every statement that the embedded engine receives while `work` runs. */
export async function statementsDuring(
  { db }: Pick<Database, 'db'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const client = (db as unknown as { $client: Queries }).$client
  const { query } = client
  const seen: string[] = []
  client.query = (...args) => {
    const statement = String(args[0])
    if (!statement.startsWith(SIGNE_DE_VIE)) seen.push(statement)
    return query.apply(client, args)
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return seen
}
