import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createPatience, type Pace, type Patience } from './pace.ts'

/** How long we go on reading after our last answer. */
const LINGER_MS = 2_000

/** What socket types do not show: how many written bytes still wait to leave. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/** One connection of a caller: which answers we still owe, and how it ends without cutting any. */
export class Connection {
  readonly socket: Socket
  /** Answers that are not complete, in the order of their requests. */
  readonly #owed: ServerResponse[] = []
  readonly #pace: Pace
  #isLetGo = false
  #isAnsweredEarly = false
  #readWhenQuiet = 0
  #quietSince = performance.now()
  #reader: { patience: Patience; sent: number; at: number } | undefined

  constructor(socket: Socket, pace: Pace) {
    this.socket = socket
    this.#pace = pace
    // Node would close both ways after the last answer. If the caller has sent more meanwhile, the
    // system would then reset the connection, and the answer would be lost.
    socket.destroySoon = () => this.letGo()
  }

  /** How long nothing has been owed, and nothing of a next request has come. */
  isQuiet(forMs: number, since = 0): boolean {
    if (this.#owed.length > 0 || this.socket.bytesRead !== this.#readWhenQuiet) return false
    return performance.now() - Math.max(since, this.#quietSince) >= forMs
  }

  /** Nothing has come since it was opened, but the rest of requests that are answered. */
  get hasNothingToAnswer(): boolean {
    return this.#owed.length === 0 && (this.socket.bytesRead === 0 || this.#isAnsweredEarly)
  }

  /** The answer to the latest request, while it is owed. */
  get owed(): ServerResponse | undefined {
    return this.#owed.at(-1)
  }

  get owedCount(): number {
    return this.#owed.length
  }

  /** False for what comes after our last answer: the caller must send it elsewhere. */
  take(response: ServerResponse, { isLast }: { isLast: boolean }): boolean {
    const before = this.owed
    if (this.#isLetGo || (before?.headersSent && !before.shouldKeepAlive)) return false
    // Requests sent together are all answered; only the last answer says `Connection: close`.
    if (isLast && before) before.shouldKeepAlive = true
    if (isLast) response.shouldKeepAlive = false
    this.#owed.push(response)
    response.once('close', () => {
      this.#owed.splice(this.#owed.indexOf(response), 1)
      this.#isAnsweredEarly = !response.req.complete
      this.#readWhenQuiet = this.socket.bytesRead
      this.#quietSince = performance.now()
    })
    return true
  }

  /** Makes the answer under way say that it is the last one here, unless its headers have left. */
  announceEnd(): void {
    if (this.owed && !this.owed.headersSent) this.owed.shouldKeepAlive = false
  }

  /** Our last answer has left: close our side, and read until the other side closes. */
  letGo(): void {
    const { socket } = this
    if (this.#isLetGo || socket.destroyed) return
    this.#isLetGo = true
    this.ignoreInput()
    socket.end(() => {
      const linger = setTimeout(() => socket.destroy(), LINGER_MS)
      linger.unref()
      socket.once('close', () => clearTimeout(linger))
    })
  }

  /** Throws away what still comes: it never becomes a request. */
  ignoreInput(): void {
    const { socket } = this
    socket.removeAllListeners('data')
    socket.on('data', () => {})
    socket.resume()
  }

  /** Whether the reader of an answer takes it fast enough; asked from time to time. */
  isRead(at: number): boolean {
    const { socket } = this
    const handle = (socket as unknown as { _handle: Handle | null })._handle
    if (socket.writableLength === 0 || !handle) {
      this.#reader = undefined
      return true
    }
    const sent = handle.bytesWritten - handle.writeQueueSize
    this.#reader ??= { patience: createPatience(this.#pace), sent, at }
    const { patience, ...last } = this.#reader
    this.#reader = { patience, sent, at }
    return patience(at - last.at, sent - last.sent)
  }
}
