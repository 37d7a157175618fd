import pg from 'pg'

export type Asked = {
  query: pg.QueryConfig
  values: unknown[] | undefined
  resolve: (result: pg.QueryResult) => void
  reject: (error: Error) => void
}

/** What the driver's types do not show. */
type Connection = pg.Connection & {
  sync(): void
  submittedNamedStatements: Record<string, string>
  _send(bytes: Uint8Array): void
}
type Message = never
type Query = pg.Query & {
  name?: string
  text: string
  callback: (error: Error | null, result: pg.QueryResult) => void
  prepare(connection: unknown): void
  handleRowDescription(message: Message): void
  handleDataRow(message: Message): void
  handleCommandComplete(message: Message, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}

/**
 * Several statements in one message to the server, answered in one: it does them in their order, each
 * seeing what those before it did, and after one that fails none of the rest. What the driver's
 * `query` takes besides statements of its own.
 */
export class Batch {
  readonly #asked: readonly Asked[]
  readonly #queries: readonly Query[]
  readonly #onEnd: () => void
  #current = 0

  constructor(asked: readonly Asked[], onEnd: () => void) {
    this.#asked = asked
    this.#onEnd = onEnd
    this.#queries = asked.map(({ query, values, resolve, reject }) => {
      const one = new pg.Query(query, values as never) as Query
      one.callback = (error, result) => (error ? reject(error) : resolve(result))
      return one
    })
  }

  /** Of the statement that is being answered: the driver notes what the server has parsed. */
  get name(): string | undefined {
    return this.#queries[this.#current]?.name
  }
  get text(): string | undefined {
    return this.#queries[this.#current]?.text
  }

  submit(connection: Connection): Error | null {
    const bytes: Uint8Array[] = []
    let isMade = true
    // The driver asks the server to answer after each statement: here it does after the last.
    const gathering = Object.create(connection, {
      _send: { value: (part: Uint8Array) => bytes.push(part) },
      sync: { value: () => {} },
      // Only done for a value that cannot be sent.
      close: { value: () => (isMade = false) },
    })
    for (const query of this.#queries) query.prepare(gathering)
    if (!isMade) {
      this.#forget(connection)
      return new Error('A value of the batch cannot be sent')
    }
    connection.sync.call(gathering)
    connection._send(Buffer.concat(bytes))
    return null
  }

  handleRowDescription(message: Message): void {
    this.#queries[this.#current]?.handleRowDescription(message)
  }
  handleDataRow(message: Message): void {
    this.#queries[this.#current]?.handleDataRow(message)
  }
  handleCommandComplete(message: Message, connection: Connection): void {
    this.#queries[this.#current]?.handleCommandComplete(message, connection)
    this.#current++
  }
  handleReadyForQuery(connection: Connection): void {
    this.#onEnd()
    for (const query of this.#queries) query.handleReadyForQuery(connection)
  }

  /** Those before it were done; it was not, and nothing after it. */
  handleError(error: Error, connection: Connection): void {
    this.#onEnd()
    this.#forget(connection)
    for (const query of this.#queries.slice(0, this.#current)) query.handleReadyForQuery(connection)
    for (const { reject } of this.#asked.slice(this.#current)) reject(error)
  }

  /** What the server has not parsed is to be sent to it again. */
  #forget({ submittedNamedStatements }: Connection): void {
    for (const { name } of this.#queries.slice(this.#current))
      if (name) delete submittedNamedStatements[name]
  }
}
