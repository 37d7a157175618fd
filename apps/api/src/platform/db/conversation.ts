import type pg from 'pg'
import type { Asked } from './batch.ts'

/** A connection of the pool, for as long as a transaction has it. */
export type Line = { send(asked: readonly Asked[]): void; release(): void }

const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }
const ROLLBACK = { name: 'rollback', text: 'rollback' }

/**
 * What a transaction says to the server, in as few messages as can be: what is asked for in one breath
 * travels together, the beginning with the first question, what nobody waits for (`defer`) with the
 * next one, and at the end with the commit. The order is that in which it was asked for.
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

  /** As the driver's. */
  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    // Who comes late must not speak in the transaction of somebody else.
    if (this.#isOver) return Promise.reject(new Error('The transaction is over'))
    const answer = this.#ask(typeof query === 'string' ? { text: query } : query, values)
    if (!this.#isDeferring && !this.#isFlushing) {
      this.#isFlushing = true
      process.nextTick(() => this.#flush())
    }
    return answer
  }

  /** Whoever wants the answer after all sends it by waiting for it. */
  defer<T>(ask: () => Promise<T>): PromiseLike<T> {
    this.#isDeferring = true
    try {
      const answer = ask()
      // Its failure is that of the message that it travels in, which somebody waits for.
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
    // The server undoes, without a word, what somebody ends as if nothing had failed.
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
