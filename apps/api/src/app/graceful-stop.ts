import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import {
  type Connections,
  createClientErrorHandler,
  createConnections,
  type Pace,
} from '../platform/http/index.ts'

export type GracefulStopOptions = {
  http: {
    headersTimeoutMs: number
    requestTimeoutMs: number
    keepAliveMs: number
    pace: Pace
  }
  stop: {
    /** Between saying that the server is about to stop, and no longer accepting connections. */
    delayMs: number
    timeoutMs: number
  }
  /** What answers carry that are given before there is a request. */
  headers: Record<string, string>
  /** What may answer before the application does. */
  wrap: (handler: RequestListener) => RequestListener
  /** Which application answers, where there are several. */
  share: (handler: RequestListener) => RequestListener
}

/** Long enough for a request that is already on its way through an accepted connection. */
const IDLE_MS = 2_000

/** As many as the system may have accepted for us before we look. */
const BACKLOG = 511

/** One server that has closed closes the other, idle connections first: here they are let go in time. */
const leaveThem = () => {}

/**
 * The head of an answer is asked for like the answer itself: Node, which has read what was asked, sends
 * no body. A route of its own for each would make the longest part of a start longer by half.
 */
const headAsGet =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method === 'HEAD') request.method = 'GET'
    handler(request, response)
  }

/**
 * The servers, their time limits, and how they stop without breaking anything: no new connection is
 * accepted, each answer says that it is the last one of its connection, and only then it is closed.
 */
export function createGracefulStop({ http, stop, headers, wrap, share }: GracefulStopOptions) {
  const servers: Server[] = []
  const connections = createConnections(http.pace)
  const onClientError = createClientErrorHandler({ connections, headers })
  const listeners: (() => void)[] = []
  let isStopping = false

  const serverFactory = ((handler: RequestListener, options: ServerOptions) => {
    const { headersTimeoutMs: headersTimeout, requestTimeoutMs: requestTimeout } = http
    const answer = connections.wrap(wrap(headAsGet(share(handler))))
    const server = createServer(
      {
        ...options,
        headersTimeout,
        requestTimeout,
        keepAliveTimeout: http.keepAliveMs,
        connectionsCheckingInterval: Math.min(1_000, Math.ceil(headersTimeout / 4)),
      },
      answer,
    )
    // What nobody can promise is left out, where Node would refuse it by itself, and bare.
    server.on('checkExpectation', answer)
    connections.watch(server)
    server.on('clientError', onClientError)
    servers.push(server)
    return server
  }) as FastifyServerFactory

  return {
    /** `localhost` makes two servers, one per protocol family: both must be known. */
    serverFactory,
    /** From the first word of a stop on. */
    isStopping: () => isStopping,
    /** What would otherwise last ends at the beginning of a stop. */
    onStop: (listener: () => void) => {
      listeners.push(listener)
    },
    async stop(app: FastifyInstance): Promise<void> {
      isStopping = true
      for (const server of servers) server.closeIdleConnections = leaveThem
      if (stop.delayMs > 0) await wait(stop.delayMs)
      for (const server of servers) if (server.listening) await stopListening(server, connections)
      for (const listener of listeners) listener()
      await connections.drain({ idleMs: IDLE_MS, timeoutMs: stop.timeoutMs })
      await app.close()
    },
  }
}

/**
 * Closing resets the connections that the system has accepted and we have not taken yet. Node takes
 * one at each turn of its loop: a turn without any shows that there are none left. Nobody is read
 * meanwhile, so that turns are short, and that nobody comes back for more.
 */
async function stopListening(server: Server, connections: Connections): Promise<void> {
  let taken = 0
  const count = () => {
    taken++
  }
  server.on('connection', count)
  const release = connections.hold()
  // The rest of this turn, in which some may have been taken before we counted.
  await turn()
  for (let before = -1; before < taken && taken < BACKLOG; ) {
    before = taken
    await turn()
  }
  // The parent's `close` only stops listening, where the http server's also cuts connections.
  NetServer.prototype.close.call(server)
  server.off('connection', count)
  release()
}

export type GracefulStop = ReturnType<typeof createGracefulStop>
