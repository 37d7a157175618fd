import { connect, type Socket } from 'node:net'

/** What a server writes on a connection, read byte by byte, as no library would let us. */
export type Reponse = { status: number; head: string; body: string; isLast: boolean }

/** A connection on which anything can be written, and of which everything is known. */
export class ConnexionBrute {
  readonly socket: Socket
  #buffer = ''
  #taken: Reponse[] = []
  #waiting: (() => void)[] = []
  #end: string | undefined

  constructor(port: number, host = '127.0.0.1') {
    this.socket = connect({ port, host, allowHalfOpen: true })
    this.socket.setEncoding('latin1')
    this.socket.on('data', (text: string) => {
      this.#buffer += text
      this.#parse()
      this.#wake()
    })
    this.socket.on('end', () => this.#over('end'))
    this.socket.on('error', (error: NodeJS.ErrnoException) =>
      this.#over(error.code ?? error.message),
    )
    this.socket.on('close', () => this.#over('close'))
  }

  /** How the connection ended (`end` for a clean one), and undefined while it lasts. */
  get end(): string | undefined {
    return this.#end
  }

  /** What has come and is not a whole answer. */
  get rest(): string {
    return this.#buffer
  }

  write(content: string | Buffer): void {
    this.socket.write(content)
  }

  /** The next whole answer; null when the connection ends before it. */
  async next(): Promise<Reponse | null> {
    for (;;) {
      const answer = this.#taken.shift()
      if (answer) return answer
      if (this.#end !== undefined) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** Waits for the end, and says how it came. */
  async ended(): Promise<string> {
    while (this.#end === undefined)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return this.#end
  }

  close(): void {
    this.socket.destroy()
  }

  #over(how: string): void {
    this.#end ??= how
    this.#wake()
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #parse(): void {
    for (;;) {
      const at = this.#buffer.indexOf('\r\n\r\n')
      if (at < 0) return
      const head = this.#buffer.slice(0, at)
      const body = bodyOf(head, this.#buffer.slice(at + 4))
      if (!body) return
      this.#buffer = this.#buffer.slice(at + 4 + body.length)
      const status = Number(head.slice(9, 12))
      if (status === 100) continue
      const isLast = /^connection: close$/im.test(head)
      this.#taken.push({ status, head, body: body.text, isLast })
    }
  }
}

function bodyOf(head: string, rest: string): { text: string; length: number } | null {
  const size = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (size !== undefined)
    return rest.length < Number(size)
      ? null
      : { text: rest.slice(0, Number(size)), length: Number(size) }
  if (!/^transfer-encoding: chunked$/im.test(head)) return { text: '', length: 0 }
  let text = ''
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) return null
    const chunk = Number.parseInt(rest.slice(at, line), 16)
    if (rest.length < line + 4 + chunk) return null
    text += rest.slice(line + 2, line + 2 + chunk)
    at = line + 4 + chunk
    if (chunk === 0) return { text, length: at }
  }
}

/** A request as it is written on the wire. */
export const requete = (method: string, path: string, headers: Record<string, string> = {}) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
