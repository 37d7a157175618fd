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
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) {
      if (request.method === 'GET') ensureToken(request, reply, options)
      return
    }
    if (request.routeOptions.config.antiForgery === 'protocol') return
    const { origin } = request.headers
    if (origin !== undefined && !options.isOwnOrigin(request, origin))
      throw new AppError('AntiForgery')
    const header = request.headers[HEADER_ANTI_FORGERY]
    // A form post is judged by its field, once its body has been read.
    if (header === undefined && isFormPost(request)) return
    checkToken(request, header)
  })
  app.addHook('preValidation', async (request) => {
    if (safeMethods.has(request.method)) return
    if (request.routeOptions.config.antiForgery === 'protocol') return
    if (request.headers[HEADER_ANTI_FORGERY] !== undefined || !isFormPost(request)) return
    checkToken(request, (request.body as { _xsrf?: unknown } | null)?._xsrf)
  })
}

const isFormPost = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function checkToken(request: FastifyRequest, given: unknown): void {
  const cookie = request.cookies[COOKIE_ANTI_FORGERY]
  if (!cookie || typeof given !== 'string' || !isSameSecret(cookie, given))
    throw new AppError('AntiForgery')
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
