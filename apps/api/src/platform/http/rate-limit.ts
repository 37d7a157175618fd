import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** `perMinute` requests from one address; 0 lets everything through. */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    // A whole IPv6 site counts as one address.
    keyGenerator: (request) => request.ip.split(':').slice(0, 4).join(':'),
    errorResponseBuilder: () => new AppError('TooManyRequests'),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}
