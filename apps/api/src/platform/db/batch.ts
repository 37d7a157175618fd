import pg from 'pg'
import { markUnavailable } from './failures.ts'

export type Asked = {
  query: pg.QueryConfig & { rowMode?: string }
  values: unknown[] | undefined
  resolve: (result: pg.QueryResult) => void
  reject: (error: Error) => void
}

/** What the driver's types do not show. */
type Fields = readonly unknown[]
type Result = pg.QueryResult & {
  addFields(fields: Fields): void
  parseRow(values: unknown): unknown
  addRow(row: unknown): void
  addCommandComplete(message: unknown): void
}
type Connection = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: object): void
  describe(what: { type: 'P'; name: string }): void
  execute(what: { portal: string }): void
  sync(): void
  _send(bytes: Uint8Array): void
}
const { Result, utils } = pg as unknown as {
  Result: new (rowMode: string | undefined, types: unknown) => Result
  utils: { prepareValue(value: unknown): unknown }
}

/** The shape of each prepared statement's rows, by name: the server is asked once. */
const described = new WeakMap<Connection, Map<string, Fields>>()

function descriptionsOf(connection: Connection): Map<string, Fields> {
  let known = described.get(connection)
  if (!known) {
    known = new Map()
    described.set(connection, known)
  }
  return known
}

/**
 * Several statements in one message. The server does them in order, each sees what those before it
 * did, and it answers in one message. After one that fails it does none of the rest. The driver's
 * `query` takes such an object.
 */
export class Batch {
  readonly #asked: readonly Asked[]
  readonly #results: Result[]
  readonly #onEnd: () => void
  #descriptions = new Map<string, Fields>()
  #current = 0

  constructor(asked: readonly Asked[], onEnd: () => void) {
    this.#asked = asked
    this.#results = asked.map(({ query }) => new Result(query.rowMode, query.types))
    this.#onEnd = onEnd
  }

  /** The driver notes here what the server has parsed, for the statement that is being answered. */
  get name(): string | undefined {
    return this.#asked[this.#current]?.query.name
  }
  get text(): string | undefined {
    return this.#asked[this.#current]?.query.text
  }

  submit(connection: Connection): Error | null {
    this.#descriptions = descriptionsOf(connection)
    const bytes: Uint8Array[] = []
    // The driver would send each part in a write of its own.
    const gathering: Connection = Object.create(connection)
    gathering._send = (part) => bytes.push(part)
    try {
      this.#asked.forEach((asked, rank) => {
        this.#prepare(gathering, asked, this.#results[rank] as Result)
      })
    } catch (error) {
      // A value that cannot be sent: nothing was sent.
      return error as Error
    }
    gathering.sync()
    connection._send(Buffer.concat(bytes))
    return null
  }

  #prepare(connection: Connection, { query, values }: Asked, result: Result): void {
    const { name = '', text } = query
    const { parsedStatements, submittedNamedStatements } = connection
    if (!name || !(name in parsedStatements || name in submittedNamedStatements)) {
      connection.parse({ name, text })
      if (name) submittedNamedStatements[name] = text
    }
    connection.bind({ portal: '', statement: name, values, valueMapper: utils.prepareValue })
    const known = name ? this.#descriptions.get(name) : undefined
    if (!known) connection.describe({ type: 'P', name: '' })
    else if (known.length > 0) result.addFields(known)
    connection.execute({ portal: '' })
  }

  handleRowDescription({ fields }: { fields: Fields }): void {
    this.#results[this.#current]?.addFields(fields)
  }
  handleDataRow({ fields }: { fields: unknown }): void {
    const result = this.#results[this.#current] as Result
    result.addRow(result.parseRow(fields))
  }
  handleCommandComplete(message: unknown): void {
    const result = this.#results[this.#current] as Result
    result.addCommandComplete(message)
    if (this.name) this.#descriptions.set(this.name, result.fields)
    this.#current++
  }
  handleEmptyQuery(): void {
    this.#current++
  }
  handleReadyForQuery(): void {
    this.#onEnd()
    this.#answer(this.#asked.length)
  }

  /** The server did the statements before this one; it did neither this one nor those after it. */
  handleError(error: Error, { submittedNamedStatements }: Connection): void {
    this.#onEnd()
    this.#answer(this.#current)
    const undone = this.#asked.slice(this.#current)
    // What the server has not parsed must be sent to it again.
    for (const { query } of undone) if (query.name) delete submittedNamedStatements[query.name]
    for (const { reject } of undone) reject(markUnavailable(error) as Error)
  }

  #answer(count: number): void {
    for (let rank = 0; rank < count; rank++)
      this.#asked[rank]?.resolve(this.#results[rank] as Result)
  }
}
