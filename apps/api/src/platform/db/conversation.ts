import type pg from 'pg'
import type { Asked } from './batch.ts'

/** A connection of the pool that one transaction holds. */
export type Line = { send(asked: readonly Asked[]): void; release(): void }

const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }
const ROLLBACK = { name: 'rollback', text: 'rollback' }

/**
 * How a transaction speaks to the server, in as few messages as possible. What is asked before
 * anything is awaited leaves in one message, `begin` included. What nobody waits for (`defer`)
 * leaves with the next question, at the latest with the commit. The order is the one in which the
 * transaction asked.
 */
export class Conversation {
  readonly #line: Line
  #unsent: Asked[] = []
  #isBegun = false
  #isDeferring = false
  #isFlushing = false
  #isOver = false
  #failure: Error | undefined

  constructor(line: Line) {
    this.#line = line
  }

  /** The same as the driver's. */
  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    // A late statement must not run in somebody else's transaction.
    if (this.#isOver) return Promise.reject(new Error('The transaction is over'))
    const answer = this.#ask(typeof query === 'string' ? { text: query } : query, values)
    if (!this.#isDeferring && !this.#isFlushing) {
      this.#isFlushing = true
      process.nextTick(() => this.#flush())
    }
    return answer
  }

  /** Awaiting it sends it at once. */
  defer<T>(ask: () => Promise<T>): PromiseLike<T> {
    this.#isDeferring = true
    try {
      const answer = ask()
      // If it fails, the message that it travels in fails, and somebody waits for that.
      answer.catch(() => {})
      return {
        // biome-ignore lint/suspicious/noThenProperty: it is one that knows when it is waited for
        then: (onAnswer, onFailure) => {
          this.#flush()
          return answer.then(onAnswer, onFailure)
        },
      }
    } finally {
      this.#isDeferring = false
    }
  }

  async commit(): Promise<void> {
    this.#isOver = true
    if (!this.#isBegun && this.#unsent.length === 0) return
    const committed = this.#ask(COMMIT)
    this.#flush()
    const { command } = await committed
    // After a failure the server answers a commit by undoing, and reports no error.
    if (command !== 'COMMIT') throw this.#failure ?? new Error('The transaction was undone')
  }

  async rollback(): Promise<void> {
    this.#isOver = true
    const unsent = this.#unsent
    this.#unsent = []
    for (const { reject } of unsent) reject(new Error('The transaction was undone'))
    if (!this.#isBegun) return
    const undone = this.#ask(ROLLBACK)
    this.#flush()
    await undone
  }

  end(): void {
    this.#line.release()
  }

  #ask(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#unsent.push({ query, values, resolve, reject })
    })
  }

  #flush(): void {
    this.#isFlushing = false
    if (this.#unsent.length === 0) return
    const asked = this.#unsent
    this.#unsent = []
    if (!this.#isBegun) asked.unshift({ query: BEGIN, values: undefined, ...unheard })
    this.#isBegun = true
    this.#line.send(
      asked.map((one) => ({
        ...one,
        reject: (error) => {
          this.#failure ??= error
          one.reject(error)
        },
      })),
    )
  }
}

const unheard = { resolve: () => {}, reject: () => {} }
