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
    /** The time between announcing a stop and refusing new connections. */
    delayMs: number
    timeoutMs: number
  }
  /** Headers of answers that are given before there is a request. */
  headers: Record<string, string>
  /** Answers before the application does. */
  wrap: (handler: RequestListener) => RequestListener
  /** Chooses the application, where there are several. */
  share: (handler: RequestListener) => RequestListener
}

/** Long enough for a request that is on its way through an accepted connection. */
const IDLE_MS = 2_000

/** How many connections the system may have accepted before we look. */
const BACKLOG = 511

/**
 * A server that closes also closes the other one, idle connections first: this lets them go in
 * time.
 */
const leaveThem = () => {}

/**
 * `HEAD` is answered by the route of `GET`, and Node sends no body. A route of its own for each
 * would make the longest part of a start half as long again.
 */
const headAsGet =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method === 'HEAD') request.method = 'GET'
    handler(request, response)
  }

/**
 * The servers, their time limits, and how they stop without cutting an answer: they accept no new
 * connection, each answer says that it is the last of its connection, and only then is it closed.
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
    // Node would refuse by itself, without our headers, what nobody can promise: it is left out.
    server.on('checkExpectation', answer)
    connections.watch(server)
    server.on('clientError', onClientError)
    servers.push(server)
    return server
  }) as FastifyServerFactory

  return {
    /** `localhost` makes two servers, one per protocol family: both must be known. */
    serverFactory,
    /** From the beginning of a stop. */
    isStopping: () => isStopping,
    /** Ends long answers, such as streams, when a stop begins. */
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
 * Closing resets connections that the system has accepted and we have not taken. Node takes one at
 * each turn of its loop, so a turn without any shows that none is left. Nobody is read meanwhile,
 * which keeps turns short and brings no new requests.
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
  // The parent's `close` only stops listening; the http server's also cuts connections.
  NetServer.prototype.close.call(server)
  server.off('connection', count)
  release()
}
