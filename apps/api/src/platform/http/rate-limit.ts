import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { networkOf } from './network.ts'

export const MINUTE = 60_000

/**
 * The address of the application's calls to itself. No connection has it, so nobody else is let
 * through.
 */
export const IN_PROCESS = '0.0.0.0'

export const isUnlimited = ({ routeOptions, socket }: FastifyRequest) =>
  routeOptions.config.rateLimit === false || socket.remoteAddress === IN_PROCESS

export function refuseForNow(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds)
  throw new AppError('TooManyRequests')
}

export type Counter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * `perMinute` requests from one address; 0 lets everything through. A route may have a smaller
 * limit besides (`config.rateLimit`) or none (`false`). Returns the counters, which a second
 * application of the same server shares: otherwise an address would have as many requests in each.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  perMinute: number,
  counter?: Counter,
): Promise<Counter | undefined> {
  if (perMinute === 0) return undefined
  await app.register(rateLimit, {
    // The library counts in a hook of each route, after the application's hooks: what a guard
    // refuses, or no route answers, would not be counted.
    global: false,
    max: perMinute,
    timeWindow: MINUTE,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new AppError('TooManyRequests'),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  const count = counter ?? app.createRateLimit()
  app.addHook('onRequest', async (request, reply) => {
    if (isUnlimited(request)) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) refuseForNow(reply, counted.ttlInSeconds)
  })
  return count
}

/** So many requests a minute of whoever `keyOf` says calls, wherever from; none where requests are not counted at all. */
export function createPace(
  app: FastifyInstance,
  perMinute: number,
  keyOf: (request: FastifyRequest) => Promise<string>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => {}
  const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE, keyGenerator: keyOf })
  return async (request, reply) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) refuseForNow(reply, counted.ttlInSeconds)
  }
}
