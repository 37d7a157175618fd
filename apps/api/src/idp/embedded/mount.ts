import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { isDatabaseUnavailable } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { pagePolicy } from '../../platform/http/security-headers.ts'
import { frameOf } from '../frame.ts'
import { messagePage } from '../pages/message-page.ts'
import { textes } from '../pages/textes.ts'
import { MOUNT_PATH } from './provider.ts'
import type { Providers } from './providers.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The library only sees Node's request: this finds Fastify's. */
const exchanges = new WeakMap<IncomingMessage, Exchange>()

/** Only what a sign-in needs: the library's other pages are English. */
const routes = [
  { method: 'GET', path: '/auth' },
  { method: 'GET', path: '/auth/:uid' },
  { method: 'POST', path: '/token' },
  { method: 'GET', path: '/jwks' },
  { method: 'GET', path: '/.well-known/openid-configuration' },
] as const

export async function mountProviders(app: FastifyInstance, providers: Providers): Promise<void> {
  await app.register(async (scope) => {
    // The library reads the body itself; without this the token endpoint answers 415.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const { method, path } of routes)
      scope.route({
        method,
        url: `${MOUNT_PATH}${path}`,
        config: { access: 'public', antiForgery: 'protocol' },
        schema: { hide: true },
        handler: async (request, reply) => {
          const embedded = await providers.of(request.client)
          if (!embedded) throw new AppError('NotFound')
          // The portal never asks for one, and `form_post` would show a page of the library.
          if ((request.query as { response_mode?: unknown }).response_mode !== undefined)
            throw new AppError('BadRequest')
          const { raw } = request
          exchanges.set(raw, { request, reply })
          // The whole address tells the library where it is mounted.
          Object.assign(raw, { originalUrl: raw.url })
          raw.url = raw.url?.slice(MOUNT_PATH.length) ?? '/'
          void embedded.handle(raw, reply.handOver())
        },
      })
  })
}

/** The library's error page, in French and in the client's charter. */
export function renderProviderError(ctx: KoaContextWithOIDC, _out: ErrorOut, error: Error): void {
  const exchange = exchanges.get(ctx.req)
  if (!exchange) return
  const frame = frameOf(exchange.request, exchange.reply)
  if (isDatabaseUnavailable(error)) ctx.status = 503
  const message = ctx.status >= 500 ? textes.fournisseurAbsent : textes.interactionExpiree
  ctx.type = 'html'
  ctx.set('content-security-policy', pagePolicy(frame.nonce))
  ctx.set('cache-control', 'no-store')
  ctx.body = messagePage({ ...frame, ...message })
}
