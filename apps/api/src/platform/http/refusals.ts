import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { type Counter, isUnlimited, MINUTE, refuseForNow } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account whose refusals these are, when somebody is signed in. */
    refusedAccount: string | null
    isRefusalCounted: boolean
  }
}

export type RefusalRules = {
  /** Refusals that one address, and one account, may meet within a minute. */
  perMinute: number
  /** Who is signed in. */
  findAccount(request: FastifyRequest): Promise<string | null>
}

export type RefusalCounters = { ofAddress: Counter; ofAccount: Counter }

/** Not signed in, not allowed, not theirs or not there, no longer there, locked. */
const refused = new Set([401, 403, 404, 410, 423])

/**
 * Counts refusals. Whoever is refused again and again is looking for something: past the budget
 * every answer is a refusal for the rest of the minute, or the one right guess would show. Many
 * people share an address, so those who are signed in answer for their own account. The count is
 * this process's: a shared one would cost a write for each refusal. Returns the counters, which a
 * second application of the same server shares.
 */
export function registerRefusals(
  app: FastifyInstance,
  { perMinute, findAccount }: RefusalRules,
  counters?: RefusalCounters,
): RefusalCounters | undefined {
  // The counter comes with the rate limit; without it there are no addresses to tell apart.
  if (perMinute === 0 || !app.hasDecorator('createRateLimit')) return undefined
  const { ofAddress, ofAccount } = counters ?? createCounters(app, perMinute)
  /** Seconds to wait, 0 when refusals are left. */
  const waitOf = async (count: typeof ofAddress, request: FastifyRequest): Promise<number> => {
    const state = await count(request, { increment: false })
    return !state.isAllowed && state.remaining === 0 ? state.ttlInSeconds : 0
  }

  app.decorateRequest('refusedAccount', null)
  app.decorateRequest('isRefusalCounted', false)
  app.addHook('onRequest', async (request, reply) => {
    if (isUnlimited(request)) return
    const wait = await waitOf(ofAddress, request)
    const { access = 'public' } = request.routeOptions.config
    if (wait === 0 && access === 'public') return
    request.refusedAccount = await findAccount(request)
    if (request.refusedAccount === null) {
      if (wait > 0) refuseForNow(reply, wait)
      return
    }
    const waitOfAccount = await waitOf(ofAccount, request)
    if (waitOfAccount > 0) refuseForNow(reply, waitOfAccount)
  })

  const judge = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.isRefusalCounted || isUnlimited(request) || !isRefused(request, reply)) return
    request.isRefusalCounted = true
    await ofAddress(request)
    if (request.refusedAccount !== null) await ofAccount(request)
  }
  // Counted before the answer leaves: a caller who hangs up early is refused as well.
  app.addHook('onSend', judge)
  // The identity provider answers on its own after `hijack`; only this hook sees it.
  app.addHook('onResponse', judge)
  return { ofAddress, ofAccount }
}

function createCounters(app: FastifyInstance, perMinute: number): RefusalCounters {
  const limit = { max: perMinute, timeWindow: MINUTE }
  return {
    ofAddress: app.createRateLimit({ ...limit, keyGenerator: ({ ip }) => networkOf(ip) }),
    ofAccount: app.createRateLimit({
      ...limit,
      keyGenerator: ({ refusedAccount }) => refusedAccount ?? '',
    }),
  }
}

/** A protocol's endpoint refuses with 400; elsewhere a 400 is a form with a mistake in it. */
const isRefused = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  refused.has(statusCode) || (statusCode === 400 && routeOptions.config.antiForgery === 'protocol')
