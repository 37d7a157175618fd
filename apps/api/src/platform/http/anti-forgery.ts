import { COOKIE_ANTI_FORGERY, HEADER_ANTI_FORGERY } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret, randomToken } from '../crypto/index.ts'
import { AppError } from './app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type AntiForgeryOptions = {
  /** Is this the address of a page of ours? */
  isOwnOrigin(request: FastifyRequest, origin: string): boolean
  isSecure(request: FastifyRequest): boolean
}

/**
 * A request that may write must bring back, in a header, the cookie that only our pages can read.
 * A form without script brings it in its `_xsrf` field, checked by its own route.
 */
export function registerAntiForgery(app: FastifyInstance, options: AntiForgeryOptions): void {
  // Callbacks, not promises: this runs before every answer, and has nothing to wait for.
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
    done(checkToken(request, header))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (isExempt(request)) return done()
    if (request.headers[HEADER_ANTI_FORGERY] !== undefined || !isFormPost(request)) return done()
    done(checkToken(request, (request.body as { _xsrf?: unknown } | null)?._xsrf))
  })
}

const isExempt = ({ method, routeOptions }: FastifyRequest) =>
  safeMethods.has(method) || routeOptions.config.antiForgery === 'protocol'

const isFormPost = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function checkToken(request: FastifyRequest, given: unknown): AppError | undefined {
  const cookie = request.cookies[COOKIE_ANTI_FORGERY]
  const isGood = cookie && typeof given === 'string' && isSameSecret(cookie, given)
  return isGood ? undefined : new AppError('AntiForgery')
}

/** The visitor's token, made at the first visit. */
export function ensureToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: Pick<AntiForgeryOptions, 'isSecure'>,
): string {
  const known = request.cookies[COOKIE_ANTI_FORGERY]
  if (known && known.length >= 22) return known
  const token = randomToken(24)
  request.cookies[COOKIE_ANTI_FORGERY] = token
  reply.setCookie(COOKIE_ANTI_FORGERY, token, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return token
}
