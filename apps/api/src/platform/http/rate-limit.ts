import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { networkOf } from './network.ts'

export const MINUTE = 60_000

/**
 * Where the application's calls to itself come from: no connection has that address, so that nobody
 * else gets the freedom they need.
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
 * `perMinute` requests from one address; 0 lets everything through. A route may have a smaller limit
 * of its own besides (`config.rateLimit`), or none (`false`). Gives what counts: another application of
 * the same server goes on with it, or an address would have as many requests in each.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  perMinute: number,
  counter?: Counter,
): Promise<Counter | undefined> {
  if (perMinute === 0) return undefined
  await app.register(rateLimit, {
    // The library would count in a hook of each route, and those run after the application's: what
    // a guard refuses, and what no route answers, would cost nothing.
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
