import { randomBytes } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

/** An id given by a proxy is kept if it looks like one; anything else could be somebody's data. */
const plausibleId = /^[A-Za-z0-9_-]{8,64}$/

/** Unique on this node and among nodes, and much cheaper than a random id each time. */
const prefix = randomBytes(6).toString('hex')
let count = 0
export const nextRequestId = () => `${prefix}-${(++count).toString(36).padStart(6, '0')}`

export const requestLogOptions = (level: string): FastifyServerOptions => ({
  logger: {
    level,
    // The form parser would log headers, session cookie included, at its lowest level.
    serializers: { req: () => ({}), res: () => ({}), busboyOptions: () => ({}) },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: (raw) => {
    const given = raw.headers['x-request-id']
    return typeof given === 'string' && plausibleId.test(given) ? given : nextRequestId()
  },
})

/**
 * One line for each request, with the route's pattern: the address may hold a secret in its query.
 */
export function registerRequestLog(app: FastifyInstance, level: string): void {
  // Lines name the request's id explicitly, which saves a logger for each request.
  app.log.child = () => app.log
  if (!['trace', 'debug', 'info'].includes(level)) return
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
