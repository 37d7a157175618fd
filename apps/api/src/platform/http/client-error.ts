import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@espace-adherent/contract'
import { AppError } from './app-error.ts'
import type { Connections } from './connections.ts'
import { nextRequestId } from './request-log.ts'

export type ClientError = Error & { code?: string }

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PayloadTooLarge',
}

/** Whoever sends a file must keep a pace instead (`pace.ts`). */
const paced = new WeakSet<Socket>()

/** While `work` lasts, this connection has no time-out. */
export async function withoutTimeout<T>(socket: Socket, work: () => Promise<T>): Promise<T> {
  paced.add(socket)
  try {
    return await work()
  } finally {
    paced.delete(socket)
  }
}

/**
 * Answers what never becomes a request: it came too slowly, or is not HTTP. Node would answer in
 * its own words and reset the connection; this answers as the application does, where it still can.
 */
export function createClientErrorHandler({
  connections,
  headers,
}: {
  connections: Connections
  headers: Record<string, string>
}) {
  return (error: ClientError, socket: Socket): void => {
    const connection = connections.of(socket)
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (isTimeout && paced.has(socket)) return
    if (!connection || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { owed, owedCount } = connection
    if (owed?.req.complete) {
      // The fault is in what follows: earlier requests are answered first.
      connection.announceEnd()
      connection.ignoreInput()
      owed.once('close', () => connection.letGo())
      return
    }
    if (!isTimeout || !connection.hasNothingToAnswer) {
      // Between two answers, or inside one, our answer would be taken for something else.
      if (owedCount > 1 || owed?.headersSent) {
        socket.destroy()
        return
      }
      socket.write(rawAnswer(codes[error.code ?? ''] ?? 'BadRequest', headers))
    }
    connection.letGo()
  }
}

export function rawAnswer(code: ErrorCode, headers: Record<string, string>): string {
  const error = new AppError(code)
  const body = JSON.stringify(error.body)
  const head = {
    ...headers,
    'x-request-id': nextRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    date: new Date().toUTCString(),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`
}
