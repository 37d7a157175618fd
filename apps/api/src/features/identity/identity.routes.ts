import { currentUserSchema, logoutResponseSchema } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../platform/http/index.ts'
import type { Identity } from './identity.ts'
import { sessionCookieName, sessionCookieOptions } from './session-cookie.ts'
import { textes } from './textes.ts'

/** What the portal's own session knew of the provider's. */
export type ClosedSession = { compteId: string; idToken: string | null }

export type IdentityRoutesDeps = {
  identity: Identity
  /** Ends the provider's session too; gives the address where the browser goes next. */
  endProviderSession(
    request: FastifyRequest,
    reply: FastifyReply,
    closed: ClosedSession | null,
  ): Promise<string>
}

export function registerIdentityRoutes(
  app: FastifyInstance,
  { identity, endProviderSession }: IdentityRoutesDeps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/identity/user',
    {
      config: { access: 'connecte' },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeUser,
        response: { 200: currentUserSchema },
      },
    },
    async (request, reply) => {
      const visiteur = await request.visiteur()
      if (!visiteur) throw new AppError('Unauthorized')
      reply.header('cache-control', 'no-store')
      return visiteur
    },
  )

  routes.post(
    '/api/identity/logout',
    {
      // Public: whoever has a session that is already over must still be able to leave.
      config: { access: 'public' },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeLogout,
        response: { 200: logoutResponseSchema },
      },
    },
    async (request, reply) => {
      const { client } = request
      const closed = await identity.signOut(request)
      reply.clearCookie(sessionCookieName(client), sessionCookieOptions(client))
      reply.header('cache-control', 'no-store')
      return { logoutUrl: await endProviderSession(request, reply, closed) }
    },
  )
}
