import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { nextRequestId } from './request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on the client and the address alone: it may be given again as it is. */
    isShared?: boolean
  }
}

type Answer = { head: readonly string[]; body: string | Buffer; route: string }

/** Visitors can invent addresses: past this many answers, the store starts again. */
const LARGEST = 500

/** Headers of one visitor, or made anew for each answer: never kept. */
const notShared = new Set(['set-cookie', 'x-request-id', 'connection', 'date'])

export type ReadyAnswersOptions = {
  /** Whose portal is called, as the application resolves it: a header is only a claim. Null: nothing is kept of it. */
  clientOf(request: IncomingMessage): string | null
}

/**
 * Keeps answers that anybody may have, headers included, and gives them again before the request
 * enters the application: there is nothing to parse, guard or count.
 */
export function createReadyAnswers({ clientOf }: ReadyAnswersOptions) {
  const answers = new Map<string, Answer>()
  let log: ((answer: Answer, id: string) => void) | undefined
  const keyOf = (request: IncomingMessage) => {
    const client = clientOf(request)
    return client === null
      ? null
      : `${client} ${request.headers['accept-encoding'] ?? ''} ${request.url}`
  }

  const keep = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ) => {
    const key = keyOf(request.raw)
    if (
      key !== null &&
      reply.statusCode === 200 &&
      reply.getHeader('cache-control') !== 'no-store' &&
      (typeof payload === 'string' || Buffer.isBuffer(payload))
    ) {
      const head = Object.entries(reply.getHeaders())
        .filter(([name]) => !notShared.has(name))
        .flatMap(([name, value]) => [name, String(value)])
      if (answers.size >= LARGEST) answers.clear()
      answers.set(key, {
        head,
        body: payload,
        route: request.routeOptions.url ?? '',
      })
    }
    done(null, payload)
  }

  return {
    wrap:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const key = isPlainRead(request) ? keyOf(request) : null
        const answer = key === null ? undefined : answers.get(key)
        if (!answer) return handler(request, response)
        const id = nextRequestId()
        response.writeHead(200, [...answer.head, 'x-request-id', id])
        response.end(answer.body)
        log?.(answer, id)
      },
    register(app: FastifyInstance): void {
      if (app.log.level === 'info' || app.log.level === 'debug' || app.log.level === 'trace')
        log = ({ route }, reqId) =>
          app.log.info({ reqId, method: 'GET', route, status: 200, ms: 0 }, 'request')
      app.addHook('onRoute', (route: RouteOptions) => {
        const { isShared, access, feature } = route.config ?? {}
        if (!isShared) return
        if (access !== 'public' || feature)
          throw new Error(`${route.url} is shared, yet not open to everybody`)
        route.onSend = [keep, ...[route.onSend ?? []].flat()]
      })
    },
    /** What was published has changed. */
    forget: () => answers.clear(),
  }
}

/** A visitor who holds a copy asks whether it is still good: the application answers that. */
const isPlainRead = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['if-none-match'] === undefined
