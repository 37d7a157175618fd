import {
  currentUserSchema,
  FIN_SESSION_PATH,
  finSessionSchema,
  logoutResponseSchema,
} from '@espace-adherent/contract'
import { isBackOffice } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Identity } from './identity.ts'
import { textes } from './textes.ts'

/** Ends the session here and at the provider; gives the address where the browser goes next. */
export type Leave = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

type Deps = { leave: Leave; identity: Pick<Identity, 'finDeSession'>; clock: () => Date }

export function registerIdentityRoutes(
  app: FastifyInstance,
  { leave, identity, clock }: Deps,
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
    async (request) => {
      const visiteur = await request.connecte()
      const user = {
        ...visiteur,
        isEmailRejete: visiteur.isEmailRejete || undefined,
        connecteLe: visiteur.session.ouverteLe.toISOString(),
        vuPar: visiteur.vuPar?.nom,
        droits: isBackOffice(visiteur.roles) ? (request.client.droits ?? undefined) : undefined,
      }
      if (visiteur.delegation === null) return user
      // How the other person signs in is nobody's affair; the page remembers by what we call it here.
      return { ...user, userName: visiteur.delegation.id, email: '', isEmailRejete: undefined }
    },
  )

  routes.get(
    FIN_SESSION_PATH,
    {
      config: { access: 'connecte', isPassive: true },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeFin,
        response: { 200: finSessionSchema },
      },
    },
    async (request) => {
      const { session } = await request.connecte()
      const { le, isProlongeable } = identity.finDeSession(session)
      const reste = Math.max(0, Math.floor((le.getTime() - clock().getTime()) / 1000))
      return { reste, isProlongeable }
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
      return { logoutUrl: await leave(request, reply) }
    },
  )
}
