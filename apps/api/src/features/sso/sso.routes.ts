import {
  SSO_TOKEN_PATH,
  SSO_VERIFY_PATH,
  ssoIdentiteSchema,
  ssoTokenSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isSameSecret } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { consumeJeton } from './jetons.repository.ts'
import { empreinteDe, issueJeton } from './jetons.ts'
import { textes } from './textes.ts'

export type SsoRoutesDeps = {
  db: Executor
  clock: () => Date
  /** Shared with the partners' sites; without it no token can be checked. */
  secret: string | undefined
  context(request: FastifyRequest): Promise<RequestContext>
}

export function registerSso(app: FastifyInstance, { db, clock, secret, context }: SsoRoutesDeps) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]

  routes.get(
    SSO_TOKEN_PATH,
    {
      config: { access: 'membre', rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: { tags, summary: textes.api.token, response: { 200: ssoTokenSchema } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { token: await issueJeton(await context(request)) }
    },
  )

  if (secret === undefined) return
  routes.post(
    SSO_VERIFY_PATH,
    {
      // Called by another server, which shows the secret it shares with us.
      config: {
        access: 'public',
        antiForgery: 'protocol',
        rateLimit: { max: 600, timeWindow: 60_000 },
      },
      schema: {
        tags,
        summary: textes.api.verify,
        body: z.object({ token: z.string().min(1).max(200) }),
        response: { 200: ssoIdentiteSchema },
      },
    },
    async (request, reply) => {
      const [, shown = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      if (!isSameSecret(shown, secret)) throw new AppError('Unauthorized')
      const identite = await consumeJeton(db, empreinteDe(request.body.token), clock())
      if (!identite) throw new AppError('NotFound')
      reply.header('cache-control', 'no-store')
      return identite
    },
  )
}
