import { createHmac } from 'node:crypto'
import { COOKIE_ANTI_FORGERY, HEADER_ANTI_FORGERY } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret, randomToken } from '../crypto/index.ts'
import { AppError } from './app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type AntiForgeryOptions = {
  /** Is this the address of a page of ours? */
  isOwnOrigin(request: FastifyRequest, origin: string): boolean
  isSecure(request: FastifyRequest): boolean
  /** The secret of the visitor's session, if the browser brings one, even if it is over. */
  sessionOf(request: FastifyRequest): string | undefined
}

/**
 * A request that may write must send back, in a header, the cookie that only our pages can read. A
 * form without script sends it in its `_xsrf` field, which its own route checks. The token of a
 * signed-in visitor is derived from the session: a token from before sign-in, which somebody else
 * may have seen or planted, is worth nothing after it.
 */
export function registerAntiForgery(app: FastifyInstance, options: AntiForgeryOptions): void {
  // Callbacks, not promises: this runs before every answer and waits for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && !request.routeOptions.config.isForMonitors)
      ensureToken(request, reply, options)
    if (isExempt(request)) return done()
    const { origin } = request.headers
    if (origin !== undefined && !options.isOwnOrigin(request, origin))
      return done(new AppError('AntiForgery'))
    const header = request.headers[HEADER_ANTI_FORGERY]
    // A form post is judged by its field, once its body has been read.
    if (header === undefined && isFormPost(request)) return done()
    done(checkToken(request, header, options))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (isExempt(request)) return done()
    if (request.headers[HEADER_ANTI_FORGERY] !== undefined || !isFormPost(request)) return done()
    const { _xsrf } = (request.body ?? {}) as { _xsrf?: unknown }
    done(checkToken(request, _xsrf, options))
  })
}

const isExempt = ({ method, routeOptions }: FastifyRequest) =>
  safeMethods.has(method) || routeOptions.config.antiForgery === 'protocol'

const isFormPost = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function checkToken(
  request: FastifyRequest,
  given: unknown,
  { sessionOf }: AntiForgeryOptions,
): AppError | undefined {
  const session = sessionOf(request)
  const expected = session ? sessionToken(session) : request.cookies[COOKIE_ANTI_FORGERY]
  const isGood = expected && typeof given === 'string' && isSameSecret(expected, given)
  return isGood ? undefined : new AppError('AntiForgery')
}

/** Tokens of the sessions seen lately: every request asks for its own. */
const tokens = new Map<string, string>()
const TOKENS_KEPT = 10_000

/** One session always has the same token, so that answers that cross each other agree. */
export function sessionToken(session: string): string {
  let token = tokens.get(session)
  if (token === undefined) {
    token = createHmac('sha256', session).update('anti-forgery').digest('base64url')
    if (tokens.size >= TOKENS_KEPT) tokens.clear()
    tokens.set(session, token)
  }
  return token
}

/** The visitor's token, made at the first visit, and another one at sign-in. */
function ensureToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure, sessionOf }: AntiForgeryOptions,
): void {
  const known = request.cookies[COOKIE_ANTI_FORGERY]
  const session = sessionOf(request)
  if (session ? known === sessionToken(session) : known && known.length >= 22) return
  const token = session ? sessionToken(session) : randomToken(24)
  request.cookies[COOKIE_ANTI_FORGERY] = token
  giveToken(reply, token, isSecure(request))
}

/** Readable by our pages' scripts, which is the point. */
export const giveToken = (reply: FastifyReply, token: string, secure: boolean) =>
  reply.setCookie(COOKIE_ANTI_FORGERY, token, { path: '/', sameSite: 'lax', secure })
